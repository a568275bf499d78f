import type { PayloadRequest, Where } from 'payload'
import { addDays, momentAt } from '@/lib/dates'
import { eventAccess } from '../access'
import { clubShortName, eventsWithNames } from '../queries'
import { eventView } from '../views'
import { isVenueConflict, plannedTimes } from './rules'
import type { VenueQuery, VenueConflict } from './schema'

/** Tournaments last days: one that began this long before may still be there. */
const DAYS_BACK = 7
/** More than this nobody reads before saving. */
const MOST = 5

/** What holds the place at one of these times, the first few; the published timetable and the caller's own drafts. */
export async function findVenueConflicts(req: PayloadRequest, plan: VenueQuery): Promise<VenueConflict[]> {
  const days = [...plan.days].sort()
  const reach = await eventAccess.read({ req })
  const seen: Where = { or: [{ published: { equals: true } }, ...(typeof reach === 'object' ? [reach] : [])] }
  // The timetable is public; a trainer must learn of another category's training at the same goal.
  const { docs } = await eventsWithNames(
    req,
    {
      and: [
        ...(reach === true ? [] : [seen]),
        { startsAt: { greater_than_equal: momentAt(addDays(days[0]!, -DAYS_BACK)).toISOString() } },
        { startsAt: { less_than: momentAt(addDays(days.at(-1)!, 2)).toISOString() } },
        { place: { exists: true } },
        { 'cancelled.at': { exists: false } },
        ...(plan.except ? [{ id: { not_equals: plan.except } }] : []),
      ],
    },
    { sort: ['startsAt', 'id'] },
  )
  const times = plannedTimes(days, plan.from, plan.to).map((time) => ({ ...time, place: plan.place }))
  const club = await clubShortName(req)
  return docs
    .filter((event) => times.some((time) => isVenueConflict(time, event)))
    .slice(0, MOST)
    .map((event) => {
      const { id, title, startsAt, endsAt, categories } = eventView(event, club)
      return { id, title, startsAt, endsAt, categories: categories.map(({ name }) => name) }
    })
}
