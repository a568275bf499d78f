import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { eventsAt, mayDoWith, placeById } from '@/features/events/closing/queries'
import { isCovered } from '@/features/events/closing/rules'
import { readersOfLists, requestAs } from '../audience/queries'
import { invitedPlayers } from '../event-notices/queries'
import { leadersOf } from '../leaders/queries'
import { concernedBy } from '../place-notices/queries'
import type { ClosingReach, ClosingReachQuery } from './schema'

/**
 * How many accounts hear of what the caller is about to do at a closed place, by the rules that tell: of an event that is
 * cancelled or moved everybody invited, of one that stays, when the place itself is closed, those who come or may come; and
 * who leads, beside the caller. Throws 404 for an unknown place.
 */
export async function closingReach(
  req: PayloadRequest,
  { place: id, from, to, keep = [] }: ClosingReachQuery,
): Promise<ClosingReach> {
  const place = await placeById(req, id)
  const mayDo = await mayDoWith(req)
  const own = (await eventsAt(req, place, { from, to })).filter((event) => event.published && mayDo(event))
  const stays = new Set([
    ...keep,
    ...own.filter((event) => mayDo(event) === 'nothing').map((event) => event.id),
  ])
  const closes = isAdmin(req) && !isCovered({ from, to }, place.closures)
  const kept = own.filter((event) => stays.has(event.id))
  const invited = await invitedPlayers(
    req,
    own.map((event) => event.id),
  )
  const leaders = await leadersOf(req, own)
  const concerned = closes && kept.length > 0 ? await concernedBy(req, kept) : undefined
  const toldOf = (event: string): string[] => {
    if (stays.has(event) && !concerned) return []
    const players = stays.has(event)
      ? (concerned!.players.get(event) ?? [])
      : invited.flatMap((row) => (row.event === event ? row.player : []))
    return [...players, ...(leaders.get(event) ?? []).filter((leader) => leader !== req.user!.id)]
  }
  const readers = await readersOfLists(
    await requestAs(req),
    own.map((event) => toldOf(event.id)),
  )
  return {
    count: new Set(readers.flat()).size,
    events: own.map((event, at) => ({ id: event.id, count: readers[at]!.length })),
  }
}
