import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import { findEvent } from '@/features/events/queries'
import { idsOf } from '@/lib/reference'
import { conflict, notFound } from '@/lib/errors'
import { everybodyInvited } from '../board/queries'
import { refuseForeignEvent } from '../nomination/queries'
import { seasonByPlayer, SQUAD_SIZE, whyNoNomination } from '../nomination/rules'
import type { Candidates, SeasonNominations } from '../nomination/schema'

/**
 * Everybody the caller may nominate for a match or tournament, with how often each was nominated this season. Throws 404 for an
 * event the caller may not read, 403 for one of other categories, 409 for a training or a cancelled one.
 */
export async function candidatesFor(req: PayloadRequest, id: string): Promise<Candidates> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { trainedCategories } = await refuseForeignEvent(req, event)
  const why = whyNoNomination(event)
  if (why) throw conflict(why)
  const rows = (await everybodyInvited(req, id)).filter(
    // A trainer also reads the rows of own children in categories of others.
    ({ category }) => isAdmin(req) || trainedCategories.includes(category ?? ''),
  )
  const players = rows.map(({ player }) => player.id)
  const seasons = await seasonNominations(req, players, idsOf(event.categories), new Date())
  return {
    candidates: rows.map(({ player, jerseyNumber, position, userSubmitted, answer, reason, nomination }) => ({
      ...{ player, jerseyNumber, position, nomination },
      ...(userSubmitted ? { answer, reason } : { answer: null, reason: '' }),
      season: seasons.get(player.id) ?? { in: 0, substitute: 0, out: 0 },
    })),
    squadSize: event.squadSize ?? SQUAD_SIZE,
  }
}

/**
 * How often these players were nominated this season, in past events of these categories that had a nomination and took place.
 * Three reads, however many players and events there are.
 */
async function seasonNominations(
  req: PayloadRequest,
  players: string[],
  categories: string[],
  now: Date,
): Promise<Map<string, SeasonNominations>> {
  const past: Where = {
    and: [
      { category: { in: categories } },
      { startsAt: { greater_than_equal: seasonOf(now).from.toISOString() } },
      { startsAt: { less_than: now.toISOString() } },
    ],
  }
  const squads = await readableWhere(req, 'participants', {
    and: [past, { nomination: { in: ['in', 'substitute'] } }],
  })
  if (!squads || players.length === 0) return new Map()
  const nominated = (await aggregate(req, 'participants', { where: squads, by: ['event'] })).map(
    ({ event }) => String(event),
  )
  if (nominated.length === 0) return new Map()
  const { docs: held } = await req.payload.db.find<{ id: string }>({
    collection: 'events',
    where: { and: [{ id: { in: nominated } }, { 'cancelled.at': { exists: false } }] },
    select: { type: true },
    limit: 0,
    pagination: false,
    req,
  })
  const where: Where = {
    and: [
      { event: { in: held.map(({ id }) => id) } },
      { player: { in: players } },
      { category: { in: categories } },
    ],
  }
  return seasonByPlayer(await aggregate(req, 'participants', { where, by: ['player', 'nomination'] }))
}
