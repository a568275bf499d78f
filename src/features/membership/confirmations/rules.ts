import { dayOf } from '@/lib/dates'
import { inOrder } from '@/lib/order'
import type { FeeItem, PaymentMethod } from '../labels'
import { type Allocation, seasonPeriods } from '../rules'
import type { ConfirmationKind } from './labels'

/** A row of the ledger with when and how its money came. */
export interface DatedRow {
  id: string
  /** The payment whose money the row moves or reverses. */
  source: string | null
  receivedAt: string
  recordedAt: string
  method: PaymentMethod
  allocations: Allocation[]
}

/** What a fee is for. */
export interface ConfirmedFee {
  id: string
  period: string
  item: FeeItem
  reason: string
}

/** What one payment pays on one fee, in whole cents; `received` is a day. */
export interface ConfirmedPart {
  period: string
  item: FeeItem
  /** Of a one-off fee what it is for. */
  reason: string
  received: string
  method: PaymentMethod
  amount: number
}

/** Whether a fee is one of those that are confirmed. The employer's contribution is for the sport alone, not for a kit. */
const isConfirmed = ({ period, item }: ConfirmedFee, kind: ConfirmationKind, of: string): boolean =>
  kind === 'employer' ? item === 'monthly' : seasonPeriods(of).includes(period)

/**
 * What payments pay on these fees as the ledger stood at the end of a day (YYYY-MM-DD): by period, then by the day the money
 * came. For the employer only money that came in the year `of` counts. `rows` are all rows of these fees, and the payments
 * they move or reverse.
 */
export function confirmedParts(
  rows: readonly DatedRow[],
  fees: readonly ConfirmedFee[],
  { kind, of, day }: { kind: ConfirmationKind; of: string; day: string },
): ConfirmedPart[] {
  const byId = new Map(fees.filter((fee) => isConfirmed(fee, kind, of)).map((fee) => [fee.id, fee]))
  const payments = new Map(rows.map((row) => [row.id, row]))
  const sums = new Map<string, { payment: DatedRow; fee: ConfirmedFee; amount: number }>()
  for (const row of rows.filter(({ recordedAt }) => dayOf(recordedAt) <= day)) {
    const payment = payments.get(row.source ?? row.id)
    for (const { fee: id, amount } of row.allocations) {
      const fee = byId.get(id)
      if (!fee || !payment) continue
      const key = `${payment.id} ${id}`
      sums.set(key, { payment, fee, amount: (sums.get(key)?.amount ?? 0) + amount })
    }
  }
  return [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ payment: { receivedAt, method }, fee: { period, item, reason }, amount }) => ({
      period,
      item,
      reason,
      received: dayOf(receivedAt),
      method,
      amount,
    }))
    .filter(({ received }) => kind !== 'employer' || received.startsWith(`${of}-`))
    .sort(
      inOrder(
        ({ period, item, received, amount, method, reason }) =>
          `${period} ${item} ${received} ${amount} ${method} ${reason}`,
      ),
    )
}

/** A confirmation the family can ask for. */
export interface OfferedConfirmation {
  player: { id: string; name: string }
  kind: ConfirmationKind
  period: string
}

/** A row of the ledger as a list of payments has it. */
interface Receipt {
  /** When the money came: a confirmation is for that year, also of credit moved later. */
  moneyReceivedAt: string
  shares: readonly { player: { id: string; name: string }; period: string; item: FeeItem; amount: number }[]
}

/**
 * What can be confirmed of the payments a family sees in a season: the season for each player something was paid for, and for
 * the employer each calendar year in which monthly fees were.
 */
export function offeredConfirmations(
  season: string,
  fees: readonly { player: { id: string; name: string }; period: string; paidAmount: number }[],
  payments: readonly Receipt[],
): OfferedConfirmation[] {
  const periods = seasonPeriods(season)
  const offered = new Map<string, OfferedConfirmation>()
  const offer = (one: OfferedConfirmation) => offered.set(`${one.player.id} ${one.kind} ${one.period}`, one)
  for (const { player, period, paidAmount } of fees)
    if (paidAmount > 0 && periods.includes(period)) offer({ player, kind: 'membership', period: season })
  const sums = new Map<string, { player: OfferedConfirmation['player']; year: string; amount: number }>()
  for (const { moneyReceivedAt, shares } of payments)
    for (const { player, item, amount } of shares) {
      if (item !== 'monthly') continue
      const year = dayOf(moneyReceivedAt).slice(0, 4)
      const key = `${player.id} ${year}`
      sums.set(key, { player, year, amount: (sums.get(key)?.amount ?? 0) + amount })
    }
  for (const { player, year, amount } of sums.values())
    if (amount > 0) offer({ player, kind: 'employer', period: year })
  return [...offered.values()].sort(
    inOrder(
      ({ player, kind, period }) => `${player.name} ${player.id} ${kind === 'employer' ? 1 : 0} ${period}`,
    ),
  )
}
