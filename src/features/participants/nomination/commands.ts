import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { updateRows } from '@/db/update-rows'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { EVENT_TYPES } from '@/features/events/labels'
import { findEvent } from '@/features/events/queries'
import { erasedAmong } from '@/features/users/queries'
import type { NominationInput } from './schema'

/**
 * Nominates players for a match or tournament: all of the rows or none. Admins anybody, trainers within their own
 * categories. Throws 404 without the event or invitation and for an erased player, 403 for another category, 409 for a training or when cancelled.
 */
export async function nominate(
  req: PayloadRequest,
  id: string,
  squad: NominationInput['players'],
): Promise<{ count: number }> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (event.type === EVENT_TYPES.training) throw conflict('Nominácia je len na zápas a turnaj.')
  if (event.cancelled?.at) throw conflict('Udalosť je zrušená, nominácia sa k nej nezapisuje.')
  const { trainedCategories } = await scopeOf(req)
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: id } }, { player: { in: squad.map(({ player }) => player) } }] },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const participants = new Map(docs.map((doc) => [idOf(doc.player), doc]))
  const rows = squad.map(({ player, nomination }) => {
    const row = participants.get(player)
    if (!row) throw notFound('Hráč nie je na túto udalosť pozvaný.')
    if (!isAdmin(req) && !trainedCategories.includes(idOf(row.category) ?? '')) throw forbidden()
    return { row, nomination }
  })
  const changed = rows.filter(({ row, nomination }) => (row.nomination ?? null) !== nomination)
  const updatedAt = new Date().toISOString()
  await inTransaction(req, async () => {
    const players = changed.map(({ row }) => idOf(row.player)!)
    if ((await erasedAmong(req, players)).size > 0) throw notFound('Hráč už neexistuje.')
    for (const nomination of new Set(changed.map((each) => each.nomination))) {
      const ids = changed.filter((each) => each.nomination === nomination).map(({ row }) => row.id)
      await updateRows(req, 'participants', ['id', ids], { nomination, updatedAt })
    }
    await runAfterBulkChange(
      req,
      'participants',
      changed.map(({ row, nomination }) => ({ before: row, after: { ...row, nomination } })),
    )
  })
  return { count: changed.length }
}
