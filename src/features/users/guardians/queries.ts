import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'

/** The guardians of each of these players whom the caller may read, by the player's id. */
export async function guardiansOf(req: PayloadRequest, players: string[]): Promise<Map<string, User[]>> {
  const byChild = new Map<string, User[]>()
  if (players.length === 0) return byChild
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { in: players } },
    select: { name: true, phone: true, email: true, children: true },
    sort: ['sortName', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const guardian of docs as User[])
    for (const { player } of guardian.children ?? []) {
      const id = idOf(player)!
      if (!players.includes(id)) continue
      byChild.set(id, [...(byChild.get(id) ?? []), guardian])
    }
  return byChild
}
