import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { inOrder } from '@/lib/order'
import { paymentAccess } from '../access'
import { familiesAround } from '../families/queries'
import { creditOf, type OwedFee, type PaymentBalance, creditSpendings } from './rules'

/** A family and its payments with unallocated money, the oldest first. */
export interface FamilyCredit {
  players: string[]
  balances: PaymentBalance[]
}

/** Up to so many players are looked for by id; for more it is faster to read every payment with unallocated money. */
const FEW_PLAYERS = 100

/** Payments with unallocated money, the oldest first; the index on `rest` finds them. */
async function findBalances(req: PayloadRequest, where: Where): Promise<PaymentBalance[]> {
  const rows = await aggregate(req, 'payments', {
    where: { and: [{ rest: { greater_than: 0 } }, where] },
    by: ['id', 'holder', 'rest', 'receivedAt', 'createdAt'],
  })
  return rows
    .toSorted(inOrder(({ receivedAt, createdAt, id }) => `${receivedAt} ${createdAt} ${id}`))
    .flatMap(({ id, holder, rest }) =>
      holder ? [{ payment: String(id), holder: String(holder), rest: Number(rest) }] : [],
    )
}

/** The families of these players that have credit; without `players` all families that have. */
export async function familiesWithCredit(
  req: PayloadRequest,
  players?: readonly string[],
): Promise<FamilyCredit[]> {
  const isFew = players && players.length <= FEW_PLAYERS
  if (players?.length === 0) return []
  if (isFew) {
    const around = await familiesAround(req, players)
    const balances = await findBalances(req, { holder: { in: around.flat() } })
    return groupByFamily(around, balances)
  }
  const balances = await findBalances(req, {})
  if (balances.length === 0) return []
  const chosen = players && new Set(players)
  const around = await familiesAround(
    req,
    balances.map(({ holder }) => holder),
  )
  const families = chosen ? around.filter((family) => family.some((player) => chosen.has(player))) : around
  return groupByFamily(families, balances)
}

const groupByFamily = (
  families: readonly string[][],
  balances: readonly PaymentBalance[],
): FamilyCredit[] => {
  const familyOf = new Map(families.flatMap((family, at) => family.map((player) => [player, at] as const)))
  const found: FamilyCredit[] = families.map((players) => ({ players, balances: [] }))
  for (const rest of balances) found[familyOf.get(rest.holder) ?? -1]?.balances.push(rest)
  return found.filter((account) => account.balances.length > 0)
}

/**
 * The credit of these players' families in cents, siblings included whom the caller is not guardian of, because it pays
 * their fees too. 0 for a caller who may not read payments.
 */
export async function creditOfPlayers(req: PayloadRequest, players: readonly string[]): Promise<number> {
  if (!(await paymentAccess.read({ req }))) return 0
  return (await familiesWithCredit(req, players)).reduce((sum, { balances }) => sum + creditOf(balances), 0)
}

/** How many cents of each player's planned fee would be paid from credit, once it has paid what is open already. */
export async function plannedCredit(
  req: PayloadRequest,
  planned: readonly { player: { id: string }; amount: number }[],
  dueDate: string,
): Promise<Map<string, number>> {
  const credit = new Map<string, number>()
  const families = await familiesWithCredit(
    req,
    planned.map(({ player }) => player.id),
  )
  const open = await openFeesOf(
    req,
    families.map(({ players }) => players),
  )
  const amountOf = new Map(planned.map(({ player: { id }, amount }) => [id, amount]))
  for (const [at, { players, balances }] of families.entries()) {
    const coming = players.flatMap((id) => {
      const owed = amountOf.get(id)
      return owed === undefined ? [] : [{ id: `~${id}`, player: id, owed, dueDate }]
    })
    const shares = creditSpendings(balances, [...open[at]!, ...coming])
    for (const { fee, amount } of shares.flatMap(({ allocations }) => allocations))
      if (fee.startsWith('~')) credit.set(fee.slice(1), (credit.get(fee.slice(1)) ?? 0) + amount)
  }
  return credit
}

/** The open fees of each of these families, the oldest due first. */
export async function openFeesOf(
  req: PayloadRequest,
  families: readonly (readonly string[])[],
): Promise<OwedFee[][]> {
  const familyOf = new Map(families.flatMap((family, at) => family.map((player) => [player, at] as const)))
  const owed: OwedFee[][] = families.map(() => [])
  for (const fee of await openFees(req, families.flat())) owed[familyOf.get(fee.player)!]!.push(fee)
  return owed
}

/** The open fees of these players, the oldest due first; without access control. */
export async function openFees(req: PayloadRequest, players: readonly string[]): Promise<OwedFee[]> {
  if (players.length === 0) return []
  const rows = await aggregate(req, 'memberFees', {
    where: {
      and: [
        { player: { in: [...players] } },
        { owed: { greater_than: 0 } },
        { deletedAt: { exists: false } },
      ],
    },
    by: ['id', 'player', 'owed', 'dueDate'],
  })
  return rows
    .toSorted(inOrder(({ dueDate, id }) => `${dueDate} ${id}`))
    .map(({ id, player, owed, dueDate }) => ({
      ...{ id: String(id), player: String(player) },
      ...{ owed: Number(owed), dueDate: String(dueDate) },
    }))
}
