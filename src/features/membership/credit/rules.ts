import { allocate, type OpenFee, type Allocation } from '../rules'

/** An open fee and whose it is. */
export interface OwedFee extends OpenFee {
  player: string
}

/** A payment with money that lies on no fee, and whose it is; whole cents. */
export interface PaymentBalance {
  payment: string
  holder: string
  rest: number
}

/** Money of one payment that goes to fees. */
export interface Spending {
  payment: string
  holder: string
  allocations: Allocation[]
}

/** Shares out an amount to a family: the player's own fees first, then the siblings', each time the oldest first. */
export const allocateToFamily = (
  amount: number,
  player: string,
  fees: readonly OwedFee[],
): { allocations: Allocation[]; credit: number } => {
  const own = allocate(
    amount,
    fees.filter((fee) => fee.player === player),
  )
  const others = allocate(
    own.credit,
    fees.filter((fee) => fee.player !== player),
  )
  return { allocations: [...own.allocations, ...others.allocations], credit: others.credit }
}

/** How a family's credit pays its open fees, one payment after the other. */
export const creditSpendings = (
  balances: readonly PaymentBalance[],
  fees: readonly OwedFee[],
): Spending[] => {
  let open = [...fees]
  const spent: Spending[] = []
  for (const { payment, holder, rest } of balances) {
    const { allocations } = allocateToFamily(rest, holder, open)
    if (allocations.length === 0) continue
    spent.push({ payment, holder, allocations })
    const paid = new Map(allocations.map(({ fee, amount }) => [fee, amount]))
    open = open
      .map((fee) => ({ ...fee, owed: fee.owed - (paid.get(fee.id) ?? 0) }))
      .filter(({ owed }) => owed > 0)
  }
  return spent
}

/** What all of a family's payments together left over. */
export const creditOf = (balances: readonly PaymentBalance[]): number =>
  balances.reduce((sum, { rest }) => sum + rest, 0)

/** What each payment gives back of a fee until this much is free, in their order. */
export const partsToReturn = (
  amount: number,
  held: readonly { payment: string; amount: number }[],
): { payment: string; amount: number }[] => {
  let left = amount
  const back: { payment: string; amount: number }[] = []
  for (const { payment, amount: most } of held) {
    const part = Math.min(left, most)
    if (part > 0) back.push({ payment, amount: part })
    left -= part
  }
  return back
}
