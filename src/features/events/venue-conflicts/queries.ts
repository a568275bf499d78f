import type { PayloadRequest, Where } from 'payload'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { allNamed, idOf, idsOf } from '@/lib/reference'
import { eventAccess } from '../access'
import { eventTimes, plannedTimes } from '../asked-times/rules'
import { namesOf } from '../leaders/queries'
import { clubShortName, eventsWithNames } from '../queries'
import { followingAsChanged } from '../series-changes/queries'
import { eventView } from '../views'
import { endOf, LONGEST_BY_DEFAULT_MS, LONGEST_DAYS } from '../rules'
import { clashWithFirst, isSamePlace, leadersOf, type OccupyingEvent } from './rules'
import type { VenueQuery, VenueConflicts } from './schema'

const MAX_CONFLICTS = 5

/** An event that is to be saved; `id` of one that is there already. */
interface Planned extends OccupyingEvent {
  id?: string
}

type Row = Omit<Planned, 'categories' | 'leaders'> & {
  categories?: unknown
  trainers?: unknown
  substitute?: unknown
}

const occupying = (event: Row): Planned => ({
  ...event,
  categories: idsOf(event.categories),
  leaders: leadersOf({ trainers: idsOf(event.trainers), substitute: idOf(event.substitute) }),
})

/** The event that is to be saved on each of its days, or with `following` all of its series that change with it. */
async function plannedEvents(req: PayloadRequest, query: VenueQuery): Promise<Planned[]> {
  const { days, from, to, type, place, categories, trainers, substitute, except, following } = query
  if (!following || !except)
    return plannedTimes(days, from, to).map((time) =>
      occupying({ id: except, ...time, ...{ type, place, categories, trainers, substitute } }),
    )
  const changed = await followingAsChanged(req, except, {
    ...eventTimes(days, from, to),
    ...{ place: place ?? null, categories, trainers, substitute: substitute ?? null },
  })
  return changed.filter(({ cancelled }) => !cancelled?.at).map(occupying)
}

/** What is at the time of an event, in the words of the database: most events of its day are not, and need not be read. */
const atTimeOf = (event: Planned): Where => {
  const { startsAt } = event
  const earliest = new Date(Date.parse(startsAt) - LONGEST_BY_DEFAULT_MS).toISOString()
  const untilLater: Where = { endsAt: { greater_than: startsAt } }
  const endless: Where = {
    and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: earliest } }],
  }
  return { and: [{ startsAt: { less_than: endOf(event) } }, { or: [untilLater, endless] }] }
}

/** Events that are not cancelled, at the time of one of the planned ones and with a place, category or leader as they have. */
async function eventsAround(req: PayloadRequest, planned: readonly Planned[]) {
  const days = planned.map(({ startsAt }) => dayOf(startsAt)).sort()
  const access = await eventAccess.read({ req })
  // A trainer's own access has no other categories; their published events are public and may be at the same place.
  const readable: Where = {
    or: [{ published: { equals: true } }, ...(typeof access === 'object' ? [access] : [])],
  }
  const all = (key: 'categories' | 'leaders') => [...new Set(planned.flatMap((each) => each[key]))]
  const [categories, leaders] = [all('categories'), all('leaders')]
  const which: Where[] = [
    ...(planned.some(({ place }) => place) ? [{ place: { exists: true } }] : []),
    ...(categories.length > 0 ? [{ categories: { in: categories } }] : []),
    ...(leaders.length > 0 ? [{ trainers: { in: leaders } }, { substitute: { in: leaders } }] : []),
  ]
  const { docs } = await eventsWithNames(
    req,
    {
      and: [
        ...(access === true ? [] : [readable]),
        { startsAt: { greater_than_equal: momentAt(addDays(days[0]!, -LONGEST_DAYS)).toISOString() } },
        { startsAt: { less_than: momentAt(addDays(days.at(-1)!, 2)).toISOString() } },
        { or: planned.map(atTimeOf) },
        { or: which },
        { 'cancelled.at': { exists: false } },
      ],
    },
    { sort: ['startsAt', 'id'] },
    { trainers: true, substitute: true },
  )
  const own = new Set(planned.map(({ id }) => id))
  return docs.filter(({ id }) => !own.has(id))
}

/**
 * The first events at one of these times that are at the place, of one of the categories or led by the same person:
 * published ones, and others the caller may read.
 */
export async function findVenueConflicts(req: PayloadRequest, query: VenueQuery): Promise<VenueConflicts> {
  const planned = await plannedEvents(req, query)
  const there = planned.filter(({ place }) => isSamePlace(place, query.place))
  const days = [...new Set(there.map(({ startsAt }) => dayOf(startsAt)))]
  if (planned.length === 0) return { events: [], days }
  const clashWith = clashWithFirst(planned)
  const found = (await eventsAround(req, planned)).flatMap((event) => {
    const clash = clashWith(occupying(event))
    return clash ? [{ event, ...clash }] : []
  })
  const told = found.slice(0, MAX_CONFLICTS)
  const leaders = await namesOf(req, [...new Set(told.flatMap(({ led }) => led))])
  const club = await clubShortName(req)
  const events = told.map(({ event, shared, led }) => {
    const { id, type, title, startsAt, endsAt, place } = eventView(event, club)
    const names = allNamed(event.categories)
    return {
      ...{ id, type, title, startsAt, endsAt, place },
      categories: names.map(({ name }) => name),
      shared: names.filter((category) => shared.includes(category.id)).map(({ name }) => name),
      led: led.flatMap((person) => leaders.get(person)?.name ?? []),
    }
  })
  return { events, days }
}
