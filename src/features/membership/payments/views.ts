import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import type { FeeItem, PaymentMethod } from '../labels'

/** What an act did: how many fees it touched, how many cents it recorded, what was left over. */
export interface Recorded {
  batch: string
  fees: number
  amount: number
  credit: number
}

/** Rows of one act, summed up. */
export const recordedView = (
  batch: string,
  payments: readonly Pick<Payment, 'amount' | 'allocations'>[],
): Recorded => {
  const shares = payments.flatMap(({ allocations }) => allocations ?? [])
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0)
  return {
    batch,
    fees: shares.length,
    amount,
    credit: amount - shares.reduce((sum, share) => sum + share.amount, 0),
  }
}

/** A part of a payment and the fee it went to. */
export interface ShareView {
  fee: string
  player: { id: string; name: string }
  period: string
  item: FeeItem
  amount: number
}

/** A row of the books; whole cents. Of nothing: credit that moved. Below nothing: a correction. */
export interface PaymentView {
  id: string
  receivedAt: string
  method: PaymentMethod
  amount: number
  players: { id: string; name: string }[]
  shares: ShareView[]
  /** Left over as credit when the row was written. */
  rest: number
  reversed: boolean
  /** The payment that this row takes back. */
  reverses: string | null
  /** Told to the office alone. */
  payer: string | null
  recordedBy: string | null
}

/** What a payment's view is made of; people and fees the caller may not see are missing. */
export interface PaymentParts {
  names: ReadonlyMap<string, string>
  fees: ReadonlyMap<string, MemberFee>
  reversed: ReadonlySet<string>
  office: boolean
}

/** The view of a payment for the office, or for the family. */
export const paymentView = (
  payment: Payment,
  { names, fees, reversed, office }: PaymentParts,
): PaymentView => ({
  id: payment.id,
  receivedAt: payment.receivedAt,
  method: payment.method,
  amount: payment.amount,
  players: idsOf(payment.players).flatMap((id) => named(id, names)),
  shares: (payment.allocations ?? []).flatMap(({ fee: ref, amount }) => {
    const fee = fees.get(idOf(ref)!)
    const [player] = fee ? named(idOf(fee.player)!, names) : []
    return fee && player ? [{ fee: fee.id, player, period: fee.period, item: fee.item, amount }] : []
  }),
  rest: leftOver(payment),
  reversed: reversed.has(payment.id),
  reverses: idOf(payment.reverses) ?? null,
  payer: office ? (payment.payer ?? null) : null,
  recordedBy: office ? (names.get(idOf(payment.recordedBy) ?? '') ?? null) : null,
})

const leftOver = ({ amount, allocations }: Payment): number =>
  amount - (allocations ?? []).reduce((sum, share) => sum + share.amount, 0)

const named = (id: string, names: ReadonlyMap<string, string>) => {
  const name = names.get(id)
  return name === undefined ? [] : [{ id, name }]
}
