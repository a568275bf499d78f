import { allocate, type OpenFee, type Allocation } from '../rules'

/** An open fee with its player. */
export interface OwedFee extends OpenFee {
  player: string
}

/** The unallocated money of a payment in cents, and the player whose credit it is. */
export interface PaymentBalance {
  payment: string
  holder: string
  rest: number
}

/** Fees that the money of one payment pays. */
export interface Spending {
  payment: string
  holder: string
  allocations: Allocation[]
}

/** Allocates an amount (cents) within a family: the player's fees first, then the siblings', each oldest first. */
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

/** Whose a payment is: the player's, and that of everybody of these fees that it pays. */
export const playersPaid = (
  player: string,
  { fees, allocations }: { fees: readonly OwedFee[]; allocations: readonly Allocation[] },
): string[] => {
  const paid = new Set(allocations.map(({ fee }) => fee))
  return [...new Set([player, ...fees.filter(({ id }) => paid.has(id)).map((fee) => fee.player)])]
}

/** Open fees after some of them were paid; what is paid in full is left out. */
export const afterPaying = (fees: readonly OwedFee[], allocations: readonly Allocation[]): OwedFee[] => {
  const paid = new Map(allocations.map(({ fee, amount }) => [fee, amount]))
  return fees
    .map((fee) => ({ ...fee, owed: fee.owed - (paid.get(fee.id) ?? 0) }))
    .filter(({ owed }) => owed > 0)
}

/** Money for a player's family in cents; `isFamily` when the oldest fees of the whole family are paid first, not the player's. */
export interface FamilyMoney {
  player: string
  isFamily: boolean
  amount: number
}

/** Families, and the open fees of each in the same order. */
export interface FamilyDebts {
  families: readonly (readonly string[])[]
  open: readonly (readonly OwedFee[])[]
}

/** What each of these payments pays, one after the other, of the `fees` still open then; what is over is credit. */
export const allocateInTurn = (
  payments: readonly FamilyMoney[],
  { families, open }: FamilyDebts,
): { fees: readonly OwedFee[]; allocations: Allocation[]; credit: number }[] => {
  const familyOf = new Map(families.flatMap((family, at) => family.map((player) => [player, at] as const)))
  const left = [...open]
  return payments.map(({ player, isFamily, amount }) => {
    const at = familyOf.get(player)!
    const fees = left[at]!
    const { allocations, credit } = allocateToFamily(amount, isFamily ? '' : player, fees)
    left[at] = afterPaying(fees, allocations)
    return { fees, allocations, credit }
  })
}

/** Open fees of a family after `shares`, money on fees of its players, were taken back. */
export const afterTakingBack = (fees: readonly OwedFee[], shares: readonly OwedFee[]): OwedFee[] => {
  const owed = new Map(fees.map((fee) => [fee.id, fee]))
  for (const share of shares)
    owed.set(share.id, { ...share, owed: share.owed + (owed.get(share.id)?.owed ?? 0) })
  return [...owed.values()]
}

/** How a family's credit pays its open fees, payment by payment. */
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
    open = afterPaying(open, allocations)
  }
  return spent
}

/** A family's credit: its unallocated money together, in cents. */
export const creditOf = (balances: readonly PaymentBalance[]): number =>
  balances.reduce((sum, { rest }) => sum + rest, 0)

/** Parts of a fee's payments, in the given order, whose sum is the amount. */
export const partsToReturn = (
  amount: number,
  parts: readonly { payment: string; amount: number }[],
): { payment: string; amount: number }[] => {
  let left = amount
  const returned: { payment: string; amount: number }[] = []
  for (const { payment, amount: paid } of parts) {
    const part = Math.min(left, paid)
    if (part > 0) returned.push({ payment, amount: part })
    left -= part
  }
  return returned
}
