import { groupsBy } from '@/lib/groups'
import type { Named } from '@/lib/schema'
import { totalOf } from '../ledger/rules'
import type { Allocation } from '../rules'

interface Paying {
  shares: { fee: string; player: Named; period: string; amount: number }[]
}

/** What these payments pay on which fee together, in cents: reversals and moved credit are taken off. */
export function paidFees(
  payments: readonly Paying[],
): { player: Named; period: string; paidAmount: number }[] {
  const fees = new Map<string, { player: Named; period: string; paidAmount: number }>()
  for (const { fee, player, period, amount } of payments.flatMap(({ shares }) => shares)) {
    const before = fees.get(fee)?.paidAmount ?? 0
    fees.set(fee, { player, period, paidAmount: before + amount })
  }
  return [...fees.values()]
}

/** These payments without what was taken back or moved away since, and without those that pay nothing then. */
export const everPaid = <Row extends Paying>(payments: readonly Row[]): Row[] =>
  payments
    .map((payment) => ({ ...payment, shares: payment.shares.filter(({ amount }) => amount > 0) }))
    .filter(({ shares }) => shares.length > 0)

/** Payments that pay these fees in full, one a player; amounts in cents. */
export const settlements = (
  open: readonly { id: string; player: string; owed: number }[],
): { amount: number; players: string[]; allocations: Allocation[] }[] =>
  [...groupsBy(open, ({ player }) => player)].map(([player, fees]) => {
    const allocations = fees.map(({ id, owed }) => ({ fee: id, amount: owed }))
    return { amount: totalOf(allocations), players: [player], allocations }
  })
