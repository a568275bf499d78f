import type { Allocation } from '../rules'

/** A row of the books as its rules read it; whole cents. */
export interface LedgerRow {
  id: string
  /** The payment whose money this row moves or takes back; a payment has none. */
  source: string | null
  amount: number
  /** What of a payment lies on no fee now; nothing on every other row. */
  rest: number
  allocations: Allocation[]
}

/** A fee as the rules of the books read it. */
export interface LedgerFee {
  id: string
  amount: number
  paidAmount: number
  owed: number
  waived: boolean
  trashed: boolean
}

/** What shares come to together. */
export const totalOf = (shares: readonly Allocation[]): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

/** Shares added up by fee, in the order the fees come first; fees that come to nothing are left out. */
export const sumByFee = (shares: readonly Allocation[]): Allocation[] => {
  const sums = new Map<string, number>()
  for (const { fee, amount } of shares) sums.set(fee, (sums.get(fee) ?? 0) + amount)
  return [...sums].map(([fee, amount]) => ({ fee, amount })).filter(({ amount }) => amount !== 0)
}

/** What no fee took of a payment's money, and whose it is: the first player's. A row of others' money has no rest. */
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

/** The payment whose money a row speaks of. */
export const paymentIdOf = ({ id, source }: Pick<LedgerRow, 'id' | 'source'>): string => source ?? id

/** What the money of each of these rows holds on which fee; the rows of a payment must be complete. */
export const allocationsByPayment = (rows: readonly LedgerRow[]): Map<string, Allocation[]> => {
  const shares = new Map<string, Allocation[]>()
  for (const row of rows) {
    const money = paymentIdOf(row)
    shares.set(money, [...(shares.get(money) ?? []), ...row.allocations])
  }
  return new Map([...shares].map(([money, all]) => [money, sumByFee(all)]))
}

/** A rule of the books that does not hold, and the row it does not hold for. */
export interface Violation {
  rule: string
  row: string
}

/** What is wrong with a payment, given all rows of its money. */
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

/** What is wrong with a fee, given everything that was ever shared out to it. */
const feeViolations = (fee: LedgerFee, shares: readonly Allocation[]): string[] => {
  const wrong: string[] = []
  if (fee.paidAmount !== totalOf(shares)) wrong.push('paid is the sum of the shares')
  if (fee.paidAmount < 0 || fee.paidAmount > fee.amount) wrong.push('paid is within the amount')
  if (fee.owed !== (fee.waived ? 0 : fee.amount - fee.paidAmount)) wrong.push('owed is what is not paid')
  if (fee.trashed && fee.paidAmount !== 0) wrong.push('nothing is paid on a fee in the trash')
  return wrong
}

/** Every rule of the books that does not hold for these payments and fees; `rows` are all that speak of them. */
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
