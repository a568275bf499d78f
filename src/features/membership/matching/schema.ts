import { z } from 'zod'
import { seenInput } from '@/lib/schema'
import { type ReceiptInput, toldReceipt } from '../payments/schema'
import { feeFilterInput } from '../schema'
import { MOST_MATCHING } from './rules'

/** All open fees of a filter of the grid, and what the office saw of them: how many there are, what they owe in cents, and which they are. */
export const matchingInput = z.strictObject({
  filter: feeFilterInput,
  count: z
    .number()
    .int()
    .min(1, { error: 'Vyberte aspoň jeden predpis.' })
    .max(MOST_MATCHING, {
      error: `Naraz sa dá zmeniť najviac ${MOST_MATCHING.toLocaleString('sk-SK')} predpisov. Zúžte filter.`,
    }),
  owed: z.number().int().min(1),
  /** Of the fees and what each owes, as the grid was given it; empty where it shows too many for one act. */
  digest: z.string().max(64),
})
export type MatchingInput = z.infer<typeof matchingInput>

/** Open fees of a filter that are paid in full. */
export const settleMatchingInput = matchingInput.extend(toldReceipt)
/** The same without whether families are told. */
export type SettleMatching = MatchingInput & ReceiptInput

/** How many fees were waived, and the moment by which it is taken back. */
export const waivedMatchingSchema = z.object({ count: z.number(), waivedAt: z.string() })
export type WaivedMatching = z.infer<typeof waivedMatchingSchema>

/** Which waiving of many fees is taken back. */
export const unwaiveInput = z.strictObject({ waivedAt: seenInput })
