import { groupsBy } from '@/lib/groups'
import type { Allocation } from '../rules'

/** A row of the ledger, amounts in cents. */
export interface LedgerRow {
  id: string
  /** The payment whose money this row moves or reverses; null on a payment itself. */
  source: string | null
  amount: number
  /** What of a payment is unallocated now; 0 on every other row. */
  rest: number
  allocations: Allocation[]
}

/** A fee for the ledger's rules. */
export interface LedgerFee {
  id: string
  amount: number
  paidAmount: number
  owed: number
  waived: boolean
  trashed: boolean
  /** When the family reported it as paid, and when the office said that the money has not come. */
  claimedPaidAt: string | null
  claimRefusedAt: string | null
}

/** The sum of allocations in cents. */
export const totalOf = (allocations: readonly Allocation[]): number =>
  allocations.reduce((sum, { amount }) => sum + amount, 0)

/** Allocations summed by fee, in the order fees first occur; fees with the sum 0 are left out. */
export const sumByFee = (allocations: readonly Allocation[]): Allocation[] => {
  const sums = new Map<string, number>()
  for (const { fee, amount } of allocations) sums.set(fee, (sums.get(fee) ?? 0) + amount)
  return [...sums].map(([fee, amount]) => ({ fee, amount })).filter(({ amount }) => amount !== 0)
}

/** The columns `rest` and `holder` of a row: its unallocated cents (0 when it has a source), the first player. */
export const balanceColumns = ({
  source,
  amount,
  players,
  allocations,
}: {
  source?: unknown
  amount: number
  players: readonly string[]
  allocations: readonly Allocation[]
}): { rest: number; holder: string | null } => ({
  rest: source ? 0 : amount - totalOf(allocations),
  holder: players[0] ?? null,
})

/** The id of the payment whose money a row is about. */
export const paymentIdOf = ({ id, source }: Pick<LedgerRow, 'id' | 'source'>): string => source ?? id

/** What each payment pays on which fee now; `rows` must be all rows of these payments. */
export const allocationsByPayment = (rows: readonly LedgerRow[]): Map<string, Allocation[]> => {
  const found = new Map<string, Allocation[]>()
  for (const row of rows) {
    const payment = paymentIdOf(row)
    found.set(payment, [...(found.get(payment) ?? []), ...row.allocations])
  }
  return new Map([...found].map(([payment, all]) => [payment, sumByFee(all)]))
}

/** A broken rule of the ledger, and the id of the fee or payment that breaks it. */
export interface Violation {
  rule: string
  row: string
}

/** The rules a payment breaks, given all rows of its money. */
const paymentViolations = (id: string, rows: readonly LedgerRow[]): string[] => {
  const payment = rows.find((row) => row.id === id)
  if (!payment) return ['the row has a payment']
  const received = rows.reduce((sum, { amount }) => sum + amount, 0)
  const allocated = sumByFee(rows.flatMap(({ allocations }) => allocations))
  const wrong: string[] = []
  if (payment.amount <= 0 || (received !== payment.amount && received !== 0))
    wrong.push('a payment is positive, and whole or reversed')
  if (totalOf(allocated) > received) wrong.push('no more is allocated than was received')
  if (allocated.some(({ amount }) => amount < 0)) wrong.push('no fee has a negative allocation')
  if (payment.rest !== received - totalOf(allocated)) wrong.push('rest is what is not allocated')
  if (payment.rest < 0) wrong.push('rest is not negative')
  if (rows.some((row) => row.id !== id && row.rest !== 0)) wrong.push('only the payment itself has a rest')
  return wrong
}

/** The rules a fee breaks, given all allocations to it. */
const feeViolations = (fee: LedgerFee, allocations: readonly Allocation[]): string[] => {
  const wrong: string[] = []
  if (fee.paidAmount !== totalOf(allocations)) wrong.push('paidAmount is the sum of the allocations')
  if (fee.paidAmount < 0 || fee.paidAmount > fee.amount) wrong.push('paidAmount is between 0 and amount')
  if (fee.owed !== (fee.waived ? 0 : fee.amount - fee.paidAmount))
    wrong.push('owed is what is not paid, 0 when waived')
  if (fee.trashed && fee.paidAmount !== 0) wrong.push('nothing is paid on a fee in the trash')
  return wrong
}

/** Every rule of the ledger that these payments and fees break; `rows` are all rows about them. */
export const violations = (
  rows: readonly LedgerRow[],
  payments: ReadonlySet<string>,
  fees: readonly LedgerFee[],
): Violation[] => {
  // Grouped once: a statement changes thousands of both.
  const rowsOf = groupsBy(rows, paymentIdOf)
  const allocationsOf = groupsBy(
    rows.flatMap(({ allocations }) => allocations),
    ({ fee }) => fee,
  )
  return [
    ...[...payments].flatMap((id) =>
      paymentViolations(id, rowsOf.get(id) ?? []).map((rule) => ({ rule, row: id })),
    ),
    ...fees.flatMap((fee) =>
      feeViolations(fee, allocationsOf.get(fee.id) ?? []).map((rule) => ({ rule, row: fee.id })),
    ),
  ]
}
