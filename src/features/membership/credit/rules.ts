import { allocate, type OpenFee, type Share } from '../rules'

/** An open fee and whose it is. */
export interface OwedFee extends OpenFee {
  player: string
}

/** Money of one player's account that goes to fees. */
export interface Spending {
  holder: string
  allocations: Share[]
}

/** Shares out an amount to a family: the player's own fees first, then the siblings', each time the oldest first. */
export const shareOut = (
  amount: number,
  player: string,
  fees: readonly OwedFee[],
): { allocations: Share[]; credit: number } => {
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

/**
 * How a family's credit pays its open fees. `rests` is what the payments of each player left over, in whole cents;
 * below nothing where a sibling's was used, so that never more than their sum is spent.
 */
export const spendings = (rests: ReadonlyMap<string, number>, fees: readonly OwedFee[]): Spending[] => {
  let left = Math.max(0, creditOf(rests))
  let open = [...fees]
  const spent: Spending[] = []
  for (const [holder, rest] of rests) {
    const part = Math.min(left, Math.max(0, rest))
    const { allocations, credit } = shareOut(part, holder, open)
    if (allocations.length === 0) continue
    spent.push({ holder, allocations })
    left -= part - credit
    const paid = new Map(allocations.map(({ fee, amount }) => [fee, amount]))
    open = open
      .map((fee) => ({ ...fee, owed: fee.owed - (paid.get(fee.id) ?? 0) }))
      .filter(({ owed }) => owed > 0)
  }
  return spent
}

/** What all of a family's payments together left over. */
export const creditOf = (rests: ReadonlyMap<string, number>): number =>
  [...rests.values()].reduce((sum, rest) => sum + rest, 0)

/** What credit paid on each fee, from the newest row on; what was freed again is taken off. */
export const paidByCredit = (rows: readonly { allocations: readonly Share[] }[]): Share[] => {
  const net = new Map<string, number>()
  for (const { fee, amount } of rows.flatMap(({ allocations }) => allocations))
    net.set(fee, (net.get(fee) ?? 0) + amount)
  return [...net].map(([fee, amount]) => ({ fee, amount })).filter(({ amount }) => amount > 0)
}

/** Takes at most this much back from fees that credit paid, in their order. */
export const takenBack = (amount: number, paid: readonly Share[]): Share[] => {
  let left = amount
  const back: Share[] = []
  for (const { fee, amount: most } of paid) {
    const part = Math.min(left, most)
    if (part > 0) back.push({ fee, amount: -part })
    left -= part
  }
  return back
}
