import { z } from 'zod'
import { namedSchema, notifyInput, pageSchema, pagingQuery, seenInput } from '@/lib/schema'
import type { KeptReason } from '../charges/rules'
import { digestInput } from '../charges/schema'

const month = z
  .string()
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: 'Zadajte mesiac v tvare 2026-09.' })

/** A month's fees before they are created: a page of the players charged and of those left out. */
export const monthlyPlanSchema = z.object({
  plan: z.object({
    period: z.string(),
    dueDate: z.string(),
    /** The month's own due day is nearer than a week or past, so the fees are due later. */
    dueLater: z.boolean(),
    fees: z.array(
      z.object({
        ...{ player: namedSchema, category: z.string(), amount: z.number(), reason: z.string() },
        /** Which siblings' pauses change the discount; not stored. */
        note: z.string().optional(),
      }),
    ),
    /** How many are charged in total. */
    count: z.number(),
    /** Another one when others are charged, another amount, or for another day. */
    digest: z.string(),
    left: z.array(
      z.object({
        player: namedSchema,
        why: z.string(),
        /** Their fee in the trash, which is restored in place of a new one. */
        trashed: z.object({ id: z.string(), amount: z.number() }).optional(),
      }),
    ),
    /** How many are left out in total. */
    leftCount: z.number(),
    /** How many of them have their fee in the trash. */
    trashedCount: z.number(),
    /** In cents. */
    total: z.number(),
    /** How many cents of the total are paid from the families' credit. */
    credit: z.number(),
    /** The club charges nothing this month. */
    free: z.boolean(),
  }),
  /** Of the longer of the two lists. */
  page: pageSchema,
})
export type MonthlyPlanPage = z.infer<typeof monthlyPlanSchema>

/** Which month's plan (YYYY-MM), and which page of it. */
export const monthlyPlanQuery = z.object({ period: month, ...pagingQuery })

/** The month that is charged, and the digest of its preview. */
export const chargeInput = z.strictObject({ period: month, digest: digestInput })
export type ChargeInput = z.infer<typeof chargeInput>

/** The same, and whether families are told of their new fees. */
export const toldChargeInput = chargeInput.extend({ notify: notifyInput })

/** What charging a month created; the total in cents. */
export const chargedMonthSchema = z.object({
  count: z.number(),
  total: z.number(),
  /** The moment of the charge, needed to undo it; null when no fee was created. */
  chargedAt: z.string().nullable(),
})
export type ChargedMonth = z.infer<typeof chargedMonthSchema>

/** The charge to undo, by month and moment. */
export const unchargeInput = z.strictObject({ period: month, chargedAt: seenInput })
export type UnchargeInput = z.infer<typeof unchargeInput>

/** How many fees undoing a charge deleted, and how many stay and why. */
export const unchargedMonthSchema = z.object({
  count: z.number(),
  kept: z.object({ paid: z.number(), claimed: z.number(), changed: z.number() }) satisfies z.ZodType<
    Record<KeptReason, number>
  >,
})
export type UnchargedMonth = z.infer<typeof unchargedMonthSchema>
