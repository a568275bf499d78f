import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { dayInput, idInput, keyOf, namedSchema, pagingQuery } from '@/lib/schema'
import { PAYMENT_METHODS } from '../labels'
import { centsInput, chosenFeesInput, feeItemSchema } from '../schema'

const method = keyOf(PAYMENT_METHODS)

/** A part of a payment and the fee it went to. */
export const shareSchema = z.object({
  fee: z.string(),
  player: namedSchema,
  period: z.string(),
  item: feeItemSchema,
  amount: z.number(),
})

/** A row of the books; whole cents. Of nothing: credit that moved. Below nothing: a correction. */
export const paymentSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  method,
  amount: z.number(),
  players: z.array(namedSchema),
  shares: z.array(shareSchema),
  /** Left over as credit when the row was written. */
  rest: z.number(),
  reversed: z.boolean(),
  /** The payment that this row takes back. */
  reverses: z.string().nullable(),
  /** Told to the office alone. */
  payer: z.string().nullable(),
  /** Told to the office alone. */
  recordedBy: z.string().nullable(),
})
export type PaymentView = z.infer<typeof paymentSchema>

/** What an act did: how many fees it touched, how many cents it recorded, what was left over. */
export const recordedSchema = z.object({
  batch: z.string(),
  fees: z.number(),
  amount: z.number(),
  credit: z.number(),
})
export type Recorded = z.infer<typeof recordedSchema>

/** Which payments: of a player, of a fee, of a season („2026/27“); without a season or a fee this season's. */
export const paymentsQuery = z.object({
  player: idInput.optional(),
  fee: idInput.optional(),
  season: seasonInput.optional(),
  ...pagingQuery,
})
export type PaymentsQuery = z.infer<typeof paymentsQuery>

/** How and on which day money came; `batch` is the client's id of the act, so that a repeated request changes nothing. */
export const receiptInput = z.strictObject({
  method: method.exclude(['carried']),
  receivedAt: dayInput,
  batch: idInput,
})
export type ReceiptInput = z.infer<typeof receiptInput>

/** Money from a player's family; whole cents. */
export const paymentInput = z.strictObject({
  player: idInput,
  amount: centsInput(1),
  ...receiptInput.shape,
})

/** Open fees that are paid in full. */
export const settleInput = z.strictObject({ fees: chosenFeesInput, ...receiptInput.shape })
