import type { PaymentView } from './schema'

/** What these payments pay on which fee together, in cents: reversals and moved credit are taken off. */
export function paidFees(
  payments: readonly Pick<PaymentView, 'shares'>[],
): { player: { id: string; name: string }; period: string; paidAmount: number }[] {
  const fees = new Map<string, { player: { id: string; name: string }; period: string; paidAmount: number }>()
  for (const { fee, player, period, amount } of payments.flatMap(({ shares }) => shares)) {
    const before = fees.get(fee)?.paidAmount ?? 0
    fees.set(fee, { player, period, paidAmount: before + amount })
  }
  return [...fees.values()]
}

/** These payments without what was taken back or moved away since, and without those that pay nothing then. */
export const everPaid = <Row extends Pick<PaymentView, 'shares'>>(payments: readonly Row[]): Row[] =>
  payments
    .map((payment) => ({ ...payment, shares: payment.shares.filter(({ amount }) => amount > 0) }))
    .filter(({ shares }) => shares.length > 0)
