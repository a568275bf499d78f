import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import { paymentAccess } from '../access'
import { familiesAround } from '../families/queries'
import { creditOf, type OwedFee, type PaymentBalance, creditSpendings } from './rules'

/** A family and its payments with money that lies on no fee, the oldest first. */
export interface FamilyCredit {
  players: string[]
  balances: PaymentBalance[]
}

/** More than these are not looked for one by one: all payments that left anything are fewer. */
const FEW_PLAYERS = 100

/** Payments that left something; most left nothing, and the index finds those that did. */
async function findBalances(req: PayloadRequest, where: Where): Promise<PaymentBalance[]> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { and: [{ rest: { greater_than: 0 } }, where] },
    select: { holder: true, rest: true },
    sort: ['receivedAt', 'createdAt', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  return docs.flatMap(({ id, holder, rest }) => {
    const player = idOf(holder)
    return player ? [{ payment: id, holder: player, rest: rest ?? 0 }] : []
  })
}

/** The families with credit among those of these players; without them, all that have any. */
export async function familiesWithCredit(
  req: PayloadRequest,
  players?: readonly string[],
): Promise<FamilyCredit[]> {
  const few = players && players.length <= FEW_PLAYERS
  if (players?.length === 0) return []
  if (few) {
    const around = await familiesAround(req, players)
    const balances = await findBalances(req, { holder: { in: around.flat() } })
    return groupByFamily(around, balances)
  }
  const balances = await findBalances(req, {})
  if (balances.length === 0) return []
  const wanted = players && new Set(players)
  const around = await familiesAround(
    req,
    balances.map(({ holder }) => holder),
  )
  const chosen = wanted ? around.filter((family) => family.some((player) => wanted.has(player))) : around
  return groupByFamily(chosen, balances)
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
 * What the families of these people have overpaid, one number for whoever asks: also of a sibling whom the caller is
 * not guardian of, because it pays their fees too. Nothing for a caller who sees no payments.
 */
export async function creditOfPlayers(req: PayloadRequest, people: readonly string[]): Promise<number> {
  if (!(await paymentAccess.read({ req }))) return 0
  return (await familiesWithCredit(req, people)).reduce((sum, { balances }) => sum + creditOf(balances), 0)
}

/** How much of the fees to come would be paid from credit; what is open already comes first. Whole cents. */
export async function plannedCredit(
  req: PayloadRequest,
  planned: readonly { player: { id: string }; amount: number }[],
  dueDate: string,
): Promise<number> {
  let sum = 0
  const families = await familiesWithCredit(
    req,
    planned.map(({ player }) => player.id),
  )
  const open = await openFeesOf(
    req,
    families.map(({ players }) => players),
  )
  const plannedOf = new Map(planned.map(({ player: { id }, amount }) => [id, amount]))
  for (const [at, { players, balances }] of families.entries()) {
    const coming = players.flatMap((id) => {
      const owed = plannedOf.get(id)
      return owed === undefined ? [] : [{ id: `~${id}`, player: id, owed, dueDate }]
    })
    const shares = creditSpendings(balances, [...open[at]!, ...coming])
    for (const { fee, amount } of shares.flatMap(({ allocations }) => allocations))
      if (fee.startsWith('~')) sum += amount
  }
  return sum
}

/** What each of these families owes, the oldest due first. */
export async function openFeesOf(
  req: PayloadRequest,
  families: readonly (readonly string[])[],
): Promise<OwedFee[][]> {
  const familyOf = new Map(families.flatMap((family, at) => family.map((player) => [player, at] as const)))
  const owed: OwedFee[][] = families.map(() => [])
  for (const fee of await openFees(req, families.flat())) owed[familyOf.get(fee.player)!]!.push(fee)
  return owed
}

/** What these players owe, the oldest due first. */
export async function openFees(req: PayloadRequest, players: readonly string[]): Promise<OwedFee[]> {
  if (players.length === 0) return []
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        { player: { in: [...players] } },
        { owed: { greater_than: 0 } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { player: true, owed: true, dueDate: true },
    sort: ['dueDate', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, player, owed, dueDate }) => ({
    id,
    player: idOf(player)!,
    owed: owed ?? 0,
    dueDate,
  }))
}
