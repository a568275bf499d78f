import type { PayloadRequest, Where } from 'payload'
import { arrayRows } from '@/db/array-rows'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { familiesOf } from './rules'

/** The children of each guardian who matches; ids alone, past Payload's find, which walks every field of every row. */
async function childrenOf(req: PayloadRequest, where: Where): Promise<string[][]> {
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { and: [where, { deletedAt: { exists: false } }] },
    select: { children: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ children }) => idsOf((children ?? []).map(({ player }) => player)))
}

/** For every child of somebody, the family it belongs to; a guardian in the trash joins nobody. */
export async function families(req: PayloadRequest): Promise<Map<string, string>> {
  const gone = await aggregate(req, 'users', { where: { deletedAt: { exists: true } }, by: ['id'] })
  const trashed = new Set(gone.map(({ id }) => String(id)))
  const childrenBy = new Map<string, string[]>()
  for (const { row: guardian, names: child } of await arrayRows(req, 'users', ['children', 'player'])) {
    const known = childrenBy.get(guardian)
    if (known) known.push(child)
    else if (!trashed.has(guardian)) childrenBy.set(guardian, [child])
  }
  return familiesOf([...childrenBy.values()])
}

/**
 * The families of these players: everybody who shares a guardian with them, or with somebody who does, whoever asks.
 * Who has no guardian is a family of their own.
 */
export async function familiesAround(req: PayloadRequest, players: readonly string[]): Promise<string[][]> {
  const known = new Set(players)
  const siblings: string[][] = []
  for (let asked = [...known]; asked.length > 0;) {
    const found = await childrenOf(req, { 'children.player': { in: asked } })
    siblings.push(...found)
    asked = [...new Set(found.flat())].filter((player) => !known.has(player))
    for (const player of asked) known.add(player)
  }
  const keys = familiesOf(siblings)
  const groups = new Map<string, string[]>()
  for (const player of known) {
    const key = keys.get(player) ?? player
    groups.set(key, [...(groups.get(key) ?? []), player])
  }
  return [...groups.values()]
}
