import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { dayInput, idInput, keyOf, namedSchema, notifyInput, seenInput, textInput } from '@/lib/schema'
import { digestInput } from '../charges/schema'
import { unchargedMonthSchema } from '../monthly/schema'
import { centsInput } from '../schema'
import { MANY_ITEMS, MOST_INSTALMENTS, NO_CATEGORY } from './rules'

const item = keyOf(MANY_ITEMS)

/** A fee for all players of these categories, the amount in cents; in instalments the first is due on `dueDate`, each next a month later. */
export const manyInput = z.strictObject({
  item,
  season: seasonInput,
  categories: z.array(idInput).min(1, { error: NO_CATEGORY }).max(100),
  amount: centsInput(1),
  instalments: z.number().int().min(1).max(MOST_INSTALMENTS),
  dueDate: dayInput,
  reason: textInput(250, 1),
})
export type ManyInput = z.infer<typeof manyInput>

/** Who would get it, and who would not and why. */
export const manyPlanSchema = z.object({
  players: z.array(namedSchema),
  /** Another one when others would get it, or another amount, or for another day. */
  digest: z.string(),
  left: z.array(z.object({ player: namedSchema, why: z.string() })),
  /** What one player pays and when, in cents. */
  parts: z.array(z.object({ amount: z.number(), dueDate: z.string() })),
  /** Of all players together. */
  total: z.number(),
})
export type ManyPlan = z.infer<typeof manyPlanSchema>

/** The fee as planned, and the plan's digest. */
export const chargeManyInput = manyInput.extend({ digest: digestInput, notify: notifyInput })
export type ChargeMany = z.infer<typeof chargeManyInput>

/** Which of such charges is undone. */
export const unchargeManyInput = z.strictObject({ item, chargedAt: seenInput })
export type UnchargeMany = z.infer<typeof unchargeManyInput>
export const unchargedManySchema = unchargedMonthSchema
