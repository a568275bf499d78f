import { z } from 'zod'
import { parseSeason } from '@/features/club/season/rules'
import { seasonInput } from '@/features/club/season/schema'
import { dayInput, idInput, keyOf, namedSchema, notifyInput, pagingQuery, textInput } from '@/lib/schema'
import { formatCents } from '@/lib/money'
import { FEE_FILTERS, FEE_ITEMS, FEE_STATES } from './labels'
import { ALL_SEASONS, isPeriod } from './rules'
import { outlookSchema } from './standing/schema'

/** What a fee is for. */
export const feeItemSchema = keyOf(FEE_ITEMS)
const state = keyOf(FEE_STATES)
/** A month YYYY-MM, or a season „2026/27“. */
export const periodInput = z
  .string()
  .refine(isPeriod, { error: 'Zadajte obdobie v tvare 2026-09 alebo 2026/27.' })

const MOST_CENTS = 10_000_000

/** An amount in whole cents, of at least `least`. */
export const centsInput = (least: number) => {
  const error = `Zadajte sumu od ${formatCents(least)} do ${formatCents(MOST_CENTS)}.`
  return z
    .number({ error: 'Zadajte sumu v eurách, napríklad 30,00.' })
    .int()
    .min(least, { error })
    .max(MOST_CENTS, { error })
}

/** A fee as lists show it; amounts are whole cents. */
export const feeSchema = z.object({
  id: z.string(),
  player: namedSchema,
  period: z.string(),
  item: feeItemSchema,
  amount: z.number(),
  paidAmount: z.number(),
  owed: z.number(),
  dueDate: z.string(),
  state,
  variableSymbol: z.string(),
  reason: z.string(),
})
export type FeeView = z.infer<typeof feeSchema>

/** A fee as the office edits it. */
export const officeFeeSchema = feeSchema.extend({
  category: namedSchema.nullable(),
  waived: z.boolean(),
  claimedPaidAt: z.string().nullable(),
  claimRefusedAt: z.string().nullable(),
  note: z.string(),
  updatedAt: z.string(),
})
export type OfficeFeeView = z.infer<typeof officeFeeSchema>

/**
 * Sums of all fees that match, not only of the page, in cents. A waived fee counts with what was paid on it, so that
 * `amount` is always `paidAmount` and `owed` together.
 */
export const feeTotalsSchema = z.object({
  count: z.number(),
  amount: z.number(),
  paidAmount: z.number(),
  owed: z.number(),
})
export type FeeTotals = z.infer<typeof feeTotalsSchema>

/** How one open fee is paid: everything a transfer needs; amount in whole cents. */
export const paymentDetailsSchema = z.object({
  iban: z.string(),
  variableSymbol: z.string(),
  amount: z.number(),
  message: z.string(),
  /** Opens the bank's app with the transfer filled in; null when the club does not offer it. */
  link: z.string().nullable(),
})
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>

/** A fee for the family; `payment` and `payBySquare` are null when nothing is owed. */
export const familyFeeSchema = feeSchema.extend({
  /** Whether it is due so late that the family is not asked for it yet. */
  later: z.boolean(),
  /** When the family reported it as paid. */
  claimedPaidAt: z.string().nullable(),
  /** When the office said that the reported money has not come. */
  claimRefusedAt: z.string().nullable(),
  payment: paymentDetailsSchema.nullable(),
  payBySquare: z.string().nullable(),
})
export type FamilyFeeView = z.infer<typeof familyFeeSchema>

/** One transfer for several fees, of one child or of several. */
export const togetherSchema = z.object({
  children: z.number(),
  payment: paymentDetailsSchema,
  payBySquare: z.string().nullable(),
})
export type TogetherView = z.infer<typeof togetherSchema>

/** What a family owes and has overpaid, in whole cents. */
export const familyMembershipSchema = z.object({
  fees: z.array(familyFeeSchema),
  owed: z.number(),
  /** What of `owed` is due later than the family is asked for it. */
  owedLater: z.number(),
  credit: z.number(),
  /** One transfer for everything open and not reported as paid, under the child's or the family's symbol; null for one fee. */
  together: togetherSchema.nullable(),
  /** One transfer for what of it is due now; null for one fee, and when it would be the same. */
  togetherNow: togetherSchema.nullable(),
  ...outlookSchema.shape,
})
export type FamilyMembership = z.infer<typeof familyMembershipSchema>

/** A filter of the office's fees; without a period this season's, or with an open state those of any season. */
export const feesQuery = z.object({
  period: periodInput.optional(),
  category: idInput.optional(),
  state: keyOf(FEE_FILTERS).optional(),
  ...pagingQuery,
})
export type FeesQuery = z.infer<typeof feesQuery>

/** A season „2026/27“, or what is still owed of all. */
const anySeasonInput = z
  .string()
  .refine((label) => label === ALL_SEASONS || parseSeason(label) !== undefined, {
    error: 'Zadajte sezónu v tvare 2026/27.',
  })
  .meta({ pattern: `^(${ALL_SEASONS}|(19|20|21)\\d{2}/\\d{2})$` })

/** The filter of the office's grid of fees; without a period the whole season, or what is owed of all seasons. */
export const feeFilterInput = z.strictObject({
  season: anySeasonInput,
  period: periodInput.optional(),
  category: idInput.optional(),
  state: keyOf(FEE_FILTERS).optional(),
  search: textInput(80).default(''),
})
export type FeeFilterInput = z.infer<typeof feeFilterInput>

/** A filter of the family's fees; without a season this one's, without a player all players'. */
export const familyFeesQuery = z.object({ player: idInput.optional(), season: seasonInput.optional() })
export type FamilyFeesQuery = z.infer<typeof familyFeesQuery>

/** A new fee; the amount in cents. */
export const feeInput = z.strictObject({
  player: idInput,
  period: periodInput,
  item: feeItemSchema.default('monthly'),
  amount: centsInput(1),
  dueDate: dayInput,
  reason: textInput(300).optional(),
  note: textInput(300).optional(),
})
export type FeeInput = z.infer<typeof feeInput>

/** What the office sends of a new fee. */
export const toldFeeInput = feeInput.extend({ notify: notifyInput })

/** The changeable values of a fee. One of nothing, of an earlier version, can still be saved. */
export const feeChangesInput = feeInput
  .pick({ dueDate: true, reason: true, note: true })
  .extend({ amount: centsInput(0), waived: z.boolean() })
export type FeeChangesInput = z.infer<typeof feeChangesInput>

/** Ids of the chosen fees. */
export const chosenFeesInput = z.array(idInput).min(1, { error: 'Vyberte aspoň jeden predpis.' }).max(100)

/** Fees to waive, or to stop waiving. */
export const waiveInput = z.strictObject({ fees: chosenFeesInput, waived: z.boolean() })

/** The number of fees in the request; those that were waived (or not) already count. */
export const waivedSchema = z.object({ count: z.number() })
export type WaivedFees = z.infer<typeof waivedSchema>
