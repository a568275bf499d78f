import { z } from 'zod'
import { namedSchema, pageSchema, pagingQuery, seenInput } from '@/lib/schema'
import type { KeptReason } from './rules'

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Zadajte mesiac v tvare 2026-09.' })

/** A month's fees before they are made, a page of whom it charges and of whom not. */
export const monthlyPlanSchema = z.object({
  plan: z.object({
    period: z.string(),
    dueDate: z.string(),
    fees: z.array(
      z.object({ player: namedSchema, category: z.string(), amount: z.number(), reason: z.string() }),
    ),
    /** How many are charged in all. */
    count: z.number(),
    left: z.array(z.object({ player: namedSchema, why: z.string() })),
    /** How many are not, in all. */
    leftCount: z.number(),
    /** Whole cents. */
    total: z.number(),
    /** How much of it is paid at once from what families have overpaid. */
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

/** The month that is charged, and what the admin saw of it in the preview. */
export const chargeInput = z.strictObject({
  period: month,
  count: z.number().int().min(0),
  total: z.number().int().min(0),
})
export type ChargeInput = z.infer<typeof chargeInput>

/** What charging a month has made; the total in whole cents. */
export const chargedMonthSchema = z.object({
  count: z.number(),
  total: z.number(),
  /** The moment of the charge, by which it is taken back; null when nothing was made. */
  chargedAt: z.string().nullable(),
})
export type ChargedMonth = z.infer<typeof chargedMonthSchema>

/** Which charge of a month is taken back: the one of this moment. */
export const unchargeInput = z.strictObject({ period: month, chargedAt: seenInput })
export type UnchargeInput = z.infer<typeof unchargeInput>

/** What taking a charge back has deleted, and how many of its fees stay and why. */
export const unchargedMonthSchema = z.object({
  count: z.number(),
  kept: z.object({ paid: z.number(), claimed: z.number(), changed: z.number() }) satisfies z.ZodType<
    Record<KeptReason, number>
  >,
})
export type UnchargedMonth = z.infer<typeof unchargedMonthSchema>
