import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import type { PaymentView, Recorded } from './schema'

/** The sums of a batch. */
export const recordedView = (
  batch: string,
  payments: readonly Pick<Payment, 'amount' | 'allocations'>[],
): Recorded => {
  const shares = payments.flatMap(({ allocations }) => allocations ?? [])
  const amount = sumOf(payments)
  return {
    batch,
    fees: shares.length,
    amount,
    credit: amount - sumOf(shares),
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

/**
 * The view of a payment for the office, or for the family: what paid fees of others, whom the caller may not see, is taken off
 * the sum, which would say how much it is (decision 032).
 */
export const paymentView = (
  payment: Payment,
  { names, fees, reversed, received, office }: PaymentContext,
): PaymentView => {
  const allocations = payment.allocations ?? []
  const shares = allocations.flatMap(({ fee: ref, amount }) => {
    const fee = fees.get(idOf(ref)!)
    const [player] = fee ? named(idOf(fee.player)!, names) : []
    if (!fee || !player) return []
    const { id, period, item, reason } = fee
    return [{ fee: id, player, period, item, reason: reason ?? '', amount }]
  })
  const hidden = office ? 0 : sumOf(allocations) - sumOf(shares)
  // Moved credit has no amount, whomever it paid for.
  const amount = payment.amount === 0 ? 0 : payment.amount - hidden
  return {
    id: payment.id,
    receivedAt: payment.receivedAt,
    moneyReceivedAt: received.get(idOf(payment.source) ?? '') ?? payment.receivedAt,
    recordedAt: payment.createdAt,
    method: payment.method,
    amount,
    shared: amount !== payment.amount,
    players: idsOf(payment.players).flatMap((id) => named(id, names)),
    shares,
    rest: amount + hidden - sumOf(allocations),
    reversed: reversed.has(payment.id),
    reverses: idOf(payment.reverses) ?? null,
    payer: office ? (payment.payer ?? null) : null,
    recordedBy: office ? (names.get(idOf(payment.recordedBy) ?? '') ?? null) : null,
  }
}

const sumOf = (shares: readonly { amount: number }[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

const named = (id: string, names: ReadonlyMap<string, string>) => {
  const name = names.get(id)
  return name === undefined ? [] : [{ id, name }]
}
