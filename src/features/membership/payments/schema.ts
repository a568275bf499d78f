import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { dayInput, idInput, keyOf, namedSchema, notifyInput, pagingQuery } from '@/lib/schema'
import { PAYMENT_METHODS } from '../labels'
import { centsInput, chosenFeesInput, feeItemSchema } from '../schema'

const method = keyOf(PAYMENT_METHODS)

/** An allocation of a payment to a fee. */
export const shareSchema = z.object({
  fee: z.string(),
  player: namedSchema,
  period: z.string(),
  item: feeItemSchema,
  /** Why the fee is, which of a one-off one is what it is for. */
  reason: z.string(),
  amount: z.number(),
})

/** A row of the ledger in cents. The amount is 0 when credit moved, negative for a reversal. */
export const paymentSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  /** When the money itself came: of a moved credit the `receivedAt` of the payment it is from. */
  moneyReceivedAt: z.string(),
  /** When the row was written. A reversal has the `receivedAt` of its payment, so that both are in one season. */
  recordedAt: z.string(),
  method,
  /** For a family without what paid fees of others whom the caller may not see. */
  amount: z.number(),
  /** Whether such a part is left out of `amount`. */
  shared: z.boolean(),
  players: z.array(namedSchema),
  shares: z.array(shareSchema),
  /** `amount` less the shares: what was unallocated when the row was written. */
  rest: z.number(),
  reversed: z.boolean(),
  /** The id of the payment that this row reverses. */
  reverses: z.string().nullable(),
  /** For the office only, null for a family. */
  payer: z.string().nullable(),
  /** For the office only, null for a family. */
  recordedBy: z.string().nullable(),
})
export type PaymentView = z.infer<typeof paymentSchema>

/** What was recorded: the number of fees, the amount and what is left over as credit, in cents. */
export const recordedSchema = z.object({
  batch: z.string(),
  fees: z.number(),
  amount: z.number(),
  credit: z.number(),
})
export type Recorded = z.infer<typeof recordedSchema>

/** A filter of payments; without a season („2026/27“) and a fee those of this season. */
export const paymentsQuery = z.object({
  player: idInput.optional(),
  fee: idInput.optional(),
  season: seasonInput.optional(),
  ...pagingQuery,
})
export type PaymentsQuery = z.infer<typeof paymentsQuery>

/** How and on which day money came; `batch` is the client's id of the request, so that repeating it changes nothing. */
export const receiptInput = z.strictObject({
  method: method.exclude(['carried']),
  receivedAt: dayInput,
  batch: idInput,
})
export type ReceiptInput = z.infer<typeof receiptInput>

/** How money came, and whether families are told that it has. */
export const toldReceipt = { ...receiptInput.shape, notify: notifyInput }

/** A payment of a player's family; the amount in cents. */
export const paymentInput = z.strictObject({ player: idInput, amount: centsInput(1), ...toldReceipt })

/** Open fees that are paid in full. */
export const settleInput = z.strictObject({ fees: chosenFeesInput, ...toldReceipt })
