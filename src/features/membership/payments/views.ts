import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import type { PaymentView, Recorded } from './schema'

/** The sums of a batch. */
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

/** What views of payments need; users and fees the caller may not read are missing. */
export interface PaymentContext {
  names: ReadonlyMap<string, string>
  fees: ReadonlyMap<string, MemberFee>
  reversed: ReadonlySet<string>
  /** When payments came to the club whose money these move, by id. */
  received: ReadonlyMap<string, string>
  office: boolean
}

/** The view of a payment for the office, or for the family. */
export const paymentView = (
  payment: Payment,
  { names, fees, reversed, received, office }: PaymentContext,
): PaymentView => ({
  id: payment.id,
  receivedAt: payment.receivedAt,
  moneyReceivedAt: received.get(idOf(payment.source) ?? '') ?? payment.receivedAt,
  recordedAt: payment.createdAt,
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
