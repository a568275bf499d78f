import type { PayloadRequest, Where } from 'payload'
import { addDays, momentAt } from '@/lib/dates'
import { allNamed } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import { eventAccess } from '../access'
import { clubShortName, eventsWithNames } from '../queries'
import { eventView, type EventViewRow } from '../views'
import { LONGEST_DAYS } from '../rules'
import { isAtSameTime, isVenueConflict, plannedTimes } from './rules'
import type { VenueQuery, VenueConflict } from './schema'

const MAX_CONFLICTS = 5

/**
 * The first events at one of these times that are at the place or of one of the categories: published ones, and others the
 * caller may read.
 */
export async function findVenueConflicts(req: PayloadRequest, query: VenueQuery): Promise<VenueConflict[]> {
  const days = [...query.days].sort()
  const access = await eventAccess.read({ req })
  // A trainer's own access has no other categories; their published events are public and may be at the same place.
  const readable: Where = {
    or: [{ published: { equals: true } }, ...(typeof access === 'object' ? [access] : [])],
  }
  const wanted = query.categories ?? []
  const which: Where[] = [
    ...(query.place ? [{ place: { exists: true } }] : []),
    ...(wanted.length > 0 ? [{ categories: { in: wanted } }] : []),
  ]
  const { docs } = await eventsWithNames(
    req,
    {
      and: [
        ...(access === true ? [] : [readable]),
        { startsAt: { greater_than_equal: momentAt(addDays(days[0]!, -LONGEST_DAYS)).toISOString() } },
        { startsAt: { less_than: momentAt(addDays(days.at(-1)!, 2)).toISOString() } },
        { or: which },
        { 'cancelled.at': { exists: false } },
        ...(query.except ? [{ id: { not_equals: query.except } }] : []),
      ],
    },
    { sort: ['startsAt', 'id'] },
  )
  const { place, type } = query
  const times = plannedTimes(days, query.from, query.to).map((time) => ({ ...time, place, type }))
  const sharedBy = (event: EventViewRow) => allNamed(event.categories).filter(({ id }) => wanted.includes(id))
  const clashes = (event: EventViewRow): boolean => {
    const isShared = sharedBy(event).length > 0
    return times.some((time) => isVenueConflict(time, event) || (isShared && isAtSameTime(time, event)))
  }
  const club = await clubShortName(req)
  return docs
    .filter(clashes)
    .slice(0, MAX_CONFLICTS)
    .map((event) => {
      const { id, type, title, startsAt, endsAt, categories } = eventView(event, club)
      const names = (some: readonly Named[]) => some.map(({ name }) => name)
      return {
        ...{ id, type, title, startsAt, endsAt },
        categories: names(categories),
        shared: names(sharedBy(event)),
      }
    })
}
