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
}

/** The sum of allocations in cents. */
export const totalOf = (shares: readonly Allocation[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

/** Allocations summed by fee, in the order fees first occur; fees with the sum 0 are left out. */
export const sumByFee = (shares: readonly Allocation[]): Allocation[] => {
  const sums = new Map<string, number>()
  for (const { fee, amount } of shares) sums.set(fee, (sums.get(fee) ?? 0) + amount)
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
  const shares = new Map<string, Allocation[]>()
  for (const row of rows) {
    const money = paymentIdOf(row)
    shares.set(money, [...(shares.get(money) ?? []), ...row.allocations])
  }
  return new Map([...shares].map(([money, all]) => [money, sumByFee(all)]))
}

/** A broken rule of the ledger, and the id of the fee or payment that breaks it. */
export interface Violation {
  rule: string
  row: string
}

/** The rules a payment breaks, given all rows of its money. */
const paymentViolations = (id: string, rows: readonly LedgerRow[]): string[] => {
  const payment = rows.find((row) => row.id === id)
  if (!payment) return ['no payment behind the row']
  const came = rows.reduce((sum, { amount }) => sum + amount, 0)
  const held = sumByFee(rows.flatMap(({ allocations }) => allocations))
  const wrong: string[] = []
  if (payment.amount <= 0 || (came !== payment.amount && came !== 0))
    wrong.push('money is there or taken back')
  if (totalOf(held) > came) wrong.push('no more is shared out than came')
  if (held.some(({ amount }) => amount < 0)) wrong.push('no fee gives more than it got')
  if (payment.rest !== came - totalOf(held)) wrong.push('the rest is what no fee took')
  if (payment.rest < 0) wrong.push('no credit is below nothing')
  if (rows.some((row) => row.id !== id && row.rest !== 0)) wrong.push('a rest is the payment’s alone')
  return wrong
}

/** The rules a fee breaks, given all allocations to it. */
const feeViolations = (fee: LedgerFee, shares: readonly Allocation[]): string[] => {
  const wrong: string[] = []
  if (fee.paidAmount !== totalOf(shares)) wrong.push('paid is the sum of the shares')
  if (fee.paidAmount < 0 || fee.paidAmount > fee.amount) wrong.push('paid is within the amount')
  if (fee.owed !== (fee.waived ? 0 : fee.amount - fee.paidAmount)) wrong.push('owed is what is not paid')
  if (fee.trashed && fee.paidAmount !== 0) wrong.push('nothing is paid on a fee in the trash')
  return wrong
}

/** Every rule of the ledger that these payments and fees break; `rows` are all rows about them. */
export const violations = (
  rows: readonly LedgerRow[],
  payments: ReadonlySet<string>,
  fees: readonly LedgerFee[],
): Violation[] => [
  ...[...payments].flatMap((id) =>
    paymentViolations(
      id,
      rows.filter((row) => paymentIdOf(row) === id),
    ).map((rule) => ({ rule, row: id })),
  ),
  ...fees.flatMap((fee) =>
    feeViolations(
      fee,
      rows.flatMap(({ allocations }) => allocations).filter((share) => share.fee === fee.id),
    ).map((rule) => ({ rule, row: fee.id })),
  ),
]
