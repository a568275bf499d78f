import { z } from 'zod'
import { paymentSchema } from '../payments/schema'
import { officeFeeSchema } from '../schema'
import type { FeeFact } from './rules'

const fact = z.enum([
  'amount',
  'dueDate',
  'reason',
  'note',
  'waived',
  'paidAmount',
  'claim',
  'trashed',
]) satisfies z.ZodType<FeeFact>
const value = z.union([z.string(), z.number(), z.boolean()])

/** One change of a fee. */
export const feeChangeSchema = z.object({
  at: z.string(),
  /** The name; null when the account is deleted, or for changes older than the column `changedBy`. */
  by: z.string().nullable(),
  /** Whether it is a change of a fee that became one with this one, before it did. */
  merged: z.boolean(),
  changes: z.array(z.object({ fact, from: value, to: value })),
})
export type FeeChange = z.infer<typeof feeChangeSchema>

/** One fee with the payments that paid it and its changes, the newest first. */
export const feeDetailSchema = z.object({
  memberFee: officeFeeSchema,
  /** What of `paidAmount` came from the family's credit; a fee with other money on it cannot be deleted. */
  fromCredit: z.number(),
  payments: z.array(paymentSchema),
  history: z.array(feeChangeSchema),
})
export type FeeDetail = z.infer<typeof feeDetailSchema>
