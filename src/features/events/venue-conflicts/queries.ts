import type { PayloadRequest, Where } from 'payload'
import { addDays, momentAt } from '@/lib/dates'
import { eventAccess } from '../access'
import { clubShortName, eventsWithNames } from '../queries'
import { eventView } from '../views'
import { isVenueConflict, plannedTimes } from './rules'
import type { VenueQuery, VenueConflict } from './schema'

/** The longest a tournament lasts: one that began so long before may still go on. */
const DAYS_BACK = 7
const MAX_CONFLICTS = 5

/** The first events at the place at one of these times: published ones, and others the caller may read. */
export async function findVenueConflicts(req: PayloadRequest, query: VenueQuery): Promise<VenueConflict[]> {
  const days = [...query.days].sort()
  const access = await eventAccess.read({ req })
  // A trainer's own access has no other categories; their published events are public and may be at the same place.
  const readable: Where = {
    or: [{ published: { equals: true } }, ...(typeof access === 'object' ? [access] : [])],
  }
  const { docs } = await eventsWithNames(
    req,
    {
      and: [
        ...(access === true ? [] : [readable]),
        { startsAt: { greater_than_equal: momentAt(addDays(days[0]!, -DAYS_BACK)).toISOString() } },
        { startsAt: { less_than: momentAt(addDays(days.at(-1)!, 2)).toISOString() } },
        { place: { exists: true } },
        { 'cancelled.at': { exists: false } },
        ...(query.except ? [{ id: { not_equals: query.except } }] : []),
      ],
    },
    { sort: ['startsAt', 'id'] },
  )
  const times = plannedTimes(days, query.from, query.to).map((time) => ({ ...time, place: query.place }))
  const club = await clubShortName(req)
  return docs
    .filter((event) => times.some((time) => isVenueConflict(time, event)))
    .slice(0, MAX_CONFLICTS)
    .map((event) => {
      const { id, title, startsAt, endsAt, categories } = eventView(event, club)
      return { id, title, startsAt, endsAt, categories: categories.map(({ name }) => name) }
    })
}
