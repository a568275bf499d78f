import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/lib/reference'

const plays = (person: { role?: unknown; playing?: unknown } | undefined): boolean =>
  person?.role === 'player' && person.playing === true

/**
 * Who stops being a player, most of all by becoming a trainer or an administrator, is nobody's child any more: the
 * links of the guardians go in the same transaction. Made a player again, they are linked anew by the office.
 */
export const cutGuardianLinks: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !plays(previousDoc) || plays(doc)) return
  const { docs: guardians } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { equals: doc.id } },
    select: { children: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  for (const { id, children } of guardians)
    await req.payload.update({
      collection: 'users',
      id,
      data: { children: (children ?? []).filter(({ player }) => idOf(player) !== doc.id) },
      depth: 0,
      trash: true,
      overrideAccess: true,
      req,
    })
}
