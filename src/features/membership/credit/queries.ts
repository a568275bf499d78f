import type { PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { tally } from '@/db/tally'
import { paymentAccess } from '../access'
import { familiesOf } from '../monthly/rules'
import { creditOf, type OwedFee, spendings } from './rules'

/** People who share guardians, and what the payments of each left over. */
export interface Account {
  players: string[]
  rests: Map<string, number>
}

/** For every child of somebody, the family it belongs to. */
export async function families(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { exists: true } },
    select: { children: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return familiesOf(docs.map(({ children }) => idsOf((children ?? []).map(({ player }) => player))))
}

/** What the payments of each of these players (without them, of everybody) left over; whole cents. */
async function rests(req: PayloadRequest, holders?: readonly string[]): Promise<Map<string, number>> {
  if (!(await paymentAccess.read({ req })) || holders?.length === 0) return new Map()
  const groups = await tally(req, 'payments', {
    // Most payments leave nothing, and by these two the index finds the few that do.
    where: holders
      ? { and: [{ holder: { in: [...holders] } }] }
      : { or: [{ rest: { greater_than: 0 } }, { rest: { less_than: 0 } }] },
    by: ['holder'],
    sums: ['rest'],
  })
  return new Map(groups.map(({ holder, rest }) => [String(holder), rest]))
}

/** What these people have overpaid together; nothing for a caller who sees no payments. */
export const creditOfPeople = async (req: PayloadRequest, people: readonly string[]): Promise<number> =>
  Math.max(0, creditOf(await rests(req, people)))

/** The accounts with anything in them; of the families of these players, or of all. Office only. */
export async function accounts(req: PayloadRequest, players?: readonly string[]): Promise<Account[]> {
  const all = await rests(req)
  if (all.size === 0) return []
  const family = await families(req)
  const keyOf = (player: string): string => family.get(player) ?? player
  const wanted = players && new Set(players.map(keyOf))
  const found = new Map<string, Account>()
  for (const [holder, rest] of all) {
    const key = keyOf(holder)
    if (wanted && !wanted.has(key)) continue
    const account = found.get(key) ?? { players: membersOf(family, key), rests: new Map() }
    account.rests.set(holder, rest)
    found.set(key, account)
  }
  return [...found.values()]
}

const membersOf = (family: ReadonlyMap<string, string>, key: string): string[] => [
  ...new Set([key, ...[...family].filter(([, its]) => its === key).map(([player]) => player)]),
]

/** Everybody who shares a guardian with this player, themselves included. */
export async function familyOf(req: PayloadRequest, player: string): Promise<string[]> {
  const family = await families(req)
  return membersOf(family, family.get(player) ?? player)
}

/** How much of the fees to come would be paid from credit; what is open already comes first. Whole cents. */
export async function plannedCredit(
  req: PayloadRequest,
  planned: readonly { player: { id: string }; amount: number }[],
  dueDate: string,
): Promise<number> {
  let sum = 0
  for (const { players, rests } of await accounts(
    req,
    planned.map(({ player }) => player.id),
  )) {
    const coming = planned
      .filter(({ player }) => players.includes(player.id))
      .map(({ player: { id }, amount }) => ({ id: `~${id}`, player: id, owed: amount, dueDate }))
    const shares = spendings(rests, [...(await openFees(req, players)), ...coming])
    for (const { fee, amount } of shares.flatMap(({ allocations }) => allocations))
      if (fee.startsWith('~')) sum += amount
  }
  return sum
}

/** What these players owe, the oldest due first. */
export async function openFees(req: PayloadRequest, players: readonly string[]): Promise<OwedFee[]> {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: { and: [{ player: { in: [...players] } }, { owed: { greater_than: 0 } }] },
    select: { player: true, owed: true, dueDate: true },
    sort: ['dueDate', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, player, owed, dueDate }) => ({
    id,
    player: idOf(player)!,
    owed: owed ?? 0,
    dueDate,
  }))
}
