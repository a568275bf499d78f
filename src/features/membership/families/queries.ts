import type { PayloadRequest, Where } from 'payload'
import { arrayRows } from '@/db/array-rows'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { familiesOf } from './rules'

/** Ids of the children of each guardian who matches; without access control and without Payload's slower find. */
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

/** The family key of every child who has a guardian; guardians in the trash do not count. */
export async function families(req: PayloadRequest): Promise<Map<string, string>> {
  const deleted = await aggregate(req, 'users', { where: { deletedAt: { exists: true } }, by: ['id'] })
  const trashed = new Set(deleted.map(({ id }) => String(id)))
  const childrenBy = new Map<string, string[]>()
  for (const { row: guardian, names: child } of await arrayRows(req, 'users', ['children', 'player'])) {
    const known = childrenBy.get(guardian)
    if (known) known.push(child)
    else if (!trashed.has(guardian)) childrenBy.set(guardian, [child])
  }
  return familiesOf([...childrenBy.values()])
}

/**
 * The families of these players: everybody who shares a guardian with them, or with somebody who does; without access
 * control. A player without a guardian is a family alone.
 */
export async function familiesAround(req: PayloadRequest, players: readonly string[]): Promise<string[][]> {
  const known = new Set(players)
  const siblings: string[][] = []
  for (let unvisited = [...known]; unvisited.length > 0;) {
    const found = await childrenOf(req, { 'children.player': { in: unvisited } })
    siblings.push(...found)
    unvisited = [...new Set(found.flat())].filter((player) => !known.has(player))
    for (const player of unvisited) known.add(player)
  }
  const keys = familiesOf(siblings)
  const groups = new Map<string, string[]>()
  for (const player of known) {
    const key = keys.get(player) ?? player
    groups.set(key, [...(groups.get(key) ?? []), player])
  }
  return [...groups.values()]
}
