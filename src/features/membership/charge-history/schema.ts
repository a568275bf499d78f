import { z } from 'zod'
import { pageSchema, pagingQuery } from '@/lib/schema'
import { feeItemSchema } from '../schema'

/** Fees that were made at once and are still there; amounts in cents. */
export const chargeSchema = z.object({
  item: feeItemSchema,
  /** The months or the season they are of. */
  periods: z.array(z.string()),
  /** „Letný kemp“; empty for monthly fees, each of which has its own reason. */
  reason: z.string(),
  chargedAt: z.string(),
  /** The name of who made them; empty when nobody remembers. */
  chargedBy: z.string(),
  count: z.number(),
  total: z.number(),
  /** How many of them nobody has paid, reported as paid or changed since: those that taking back deletes. */
  untouched: z.number(),
  /** The last day on which it can be taken back; null when nothing of it can. */
  undoUntil: z.string().nullable(),
})
export type ChargeView = z.infer<typeof chargeSchema>

/** Which page of the charges. */
export const chargesQuery = z.object({ page: pagingQuery.page })

/** The charges of the last days, the newest first. */
export const chargesSchema = z.object({ charges: z.array(chargeSchema), page: pageSchema })
export type PastCharges = z.infer<typeof chargesSchema>
