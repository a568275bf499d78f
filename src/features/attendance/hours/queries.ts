import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { eventAccess } from '@/features/events/access'
import { clubShortName, eventsWithNames, startsBetween } from '@/features/events/queries'
import type { EventViewRow } from '@/features/events/views'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { Event, User } from '@/payload-types'
import { minutesOf } from '../rules'
import { eventRef } from '../views'
import type { HoursQuery, LedEventView, TrainerHoursView } from './schema'

async function trainerOf(req: PayloadRequest, id: string): Promise<User> {
  const found = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const isSelf = req.user?.id === id
  if (!found || found.role === 'player' || !(isSelf || isAdmin(req))) throw notFound('Tréner už neexistuje.')
  return found
}

type LedEvent = EventViewRow & Pick<Event, 'trainers' | 'substitute'>

/** Events that began in a time and were not called off, up to now; whose they are says the caller, who judged it. */
async function heldEvents(req: PayloadRequest, { from, to }: HoursQuery, whom: Where): Promise<LedEvent[]> {
  const now = new Date()
  const held: Where[] = [
    ...startsBetween(from, to, now),
    { startsAt: { less_than_equal: now.toISOString() } },
    { 'cancelled.at': { exists: false } },
    whom,
  ]
  const whose = { trainers: true, substitute: true } as const
  const { docs } = await eventsWithNames(req, { and: held }, { sort: ['startsAt', 'id'] }, whose)
  return docs
}

const led = (event: LedEvent, trainer: string): boolean =>
  idsOf(event.trainers).includes(trainer) || idOf(event.substitute) === trainer

/**
 * What a trainer led or stood in for, up to now, this season without dates: counted once per event, under the
 * first of its categories that is their own, else its first. Called-off events do not count.
 */
export async function trainerHours(
  req: PayloadRequest,
  id: string,
  time: HoursQuery,
): Promise<TrainerHoursView> {
  const trainer = await trainerOf(req, id)
  const events = await heldEvents(req, time, {
    or: [{ trainers: { in: [id] } }, { substitute: { equals: id } }],
  })
  return hoursView(trainer, events, await clubShortName(req))
}

function hoursView(
  trainer: Pick<User, 'id' | 'name' | 'categories'>,
  held: LedEvent[],
  club: string,
): TrainerHoursView {
  const { id, name } = trainer
  const own = idsOf(trainer.categories)
  const events = held.flatMap((event) => ledEvent(event, id, own, club))
  return {
    trainer: { id, name: name ?? '' },
    months: perMonth(events),
    events,
    total: { events: events.length, hours: hoursOf(events) },
  }
}

function ledEvent(event: LedEvent, trainer: string, own: string[], club: string): LedEventView[] {
  const ref = eventRef(event, club)
  const category = ref.categories.find(({ id }) => own.includes(id)) ?? ref.categories[0]
  const substituted = idOf(event.substitute) === trainer
  // Somebody else stood in: the hours are theirs.
  if (!category || (event.substitute && !substituted)) return []
  return [{ event: ref, category, minutes: minutesOf(event), substituted }]
}

const hoursOf = (events: LedEventView[]): number =>
  Math.round((events.reduce((sum, { minutes }) => sum + minutes, 0) / 60) * 100) / 100

function perMonth(events: LedEventView[]): TrainerHoursView['months'] {
  const groups = new Map<string, LedEventView[]>()
  for (const led of events) {
    const key = `${dayOf(led.event.startsAt).slice(0, 7)} ${led.category.id}`
    groups.set(key, [...(groups.get(key) ?? []), led])
  }
  return [...groups].map(([key, group]) => ({
    month: key.slice(0, 7),
    category: group[0]!.category,
    events: group.length,
    hours: hoursOf(group),
  }))
}

/** The same of every trainer, and of every admin who led something, by name; for the office. One read of the events. */
export async function hoursOfAll(req: PayloadRequest, time: HoursQuery): Promise<TrainerHoursView[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['trainer', 'admin'] } },
    select: { name: true, role: true, categories: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const reach = await eventAccess.read({ req })
  const events = reach ? await heldEvents(req, time, reach === true ? {} : reach) : []
  const club = await clubShortName(req)
  return docs.flatMap((person) => {
    const hours = hoursView(
      person,
      events.filter((event) => led(event, person.id)),
      club,
    )
    return person.role === 'trainer' || hours.events.length > 0 ? [hours] : []
  })
}
