import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { readFilter } from '@/access/row-access'
import { scopeOf } from '@/access/scope'
import { monthAfter } from '@/features/events/admin/rules'
import { clubShortName, eventsWithNames, startsBetween } from '@/features/events/queries'
import type { EventViewRow } from '@/features/events/views'
import { addDays, dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { Event, User } from '@/payload-types'
import { recordedCounts } from '../event-choice/queries'
import { isRecordedBy } from '../event-choice/rules'
import { minutesOf } from '../rules'
import { eventRef } from '../views'
import { hoursOf, payOf, sheetState, sumHours } from './rules'
import type { HoursQuery, LedEventView, TrainerHoursView } from './schema'
import type { TrainerMonth } from './views'

async function requireTrainer(req: PayloadRequest, id: string): Promise<User> {
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

/** Events of a period that have begun and were not cancelled. `allowed` is the only condition on whose they are. */
async function pastEvents(
  req: PayloadRequest,
  { from, to }: HoursQuery,
  allowed: Where,
): Promise<LedEvent[]> {
  const now = new Date()
  const and: Where[] = [
    ...startsBetween(from, to, now),
    { startsAt: { less_than_equal: now.toISOString() } },
    { 'cancelled.at': { exists: false } },
    allowed,
  ]
  const leaders = { trainers: true, substitute: true } as const
  const { docs } = await eventsWithNames(req, { and }, { sort: ['startsAt', 'id'] }, leaders)
  return docs
}

const isLedBy = (event: LedEvent, trainer: string): boolean =>
  idsOf(event.trainers).includes(trainer) || idOf(event.substitute) === trainer

/**
 * The events a trainer led, also as a substitute, and their hours; without dates this season's. Each counts once, under
 * the first of its categories that is the trainer's own, else its first. Throws 404 for somebody the caller may not see.
 */
export async function trainerHours(
  req: PayloadRequest,
  id: string,
  period: HoursQuery,
): Promise<TrainerHoursView> {
  const trainer = await requireTrainer(req, id)
  const events = await pastEvents(req, period, {
    or: [{ trainers: { in: [id] } }, { substitute: { equals: id } }],
  })
  return hoursView(trainer, events, await clubShortName(req))
}

function hoursView(
  trainer: Pick<User, 'id' | 'name' | 'categories' | 'hourlyRate'>,
  past: LedEvent[],
  club: string,
): TrainerHoursView {
  const { id, name } = trainer
  const own = idsOf(trainer.categories)
  const events = past.flatMap((event) => ledEvent(event, id, own, club))
  const months = perMonth(events)
  const rate = trainer.hourlyRate ?? null
  return {
    trainer: { id, name: name ?? '' },
    months,
    events,
    total: { events: events.length, hours: sumHours(months.map(({ hours }) => hours)) },
    rate,
    pay: rate === null ? null : payOf(months, rate),
  }
}

function ledEvent(event: LedEvent, trainer: string, own: string[], club: string): LedEventView[] {
  const ref = eventRef(event, club)
  const category = ref.categories.find(({ id }) => own.includes(id)) ?? ref.categories[0]
  const substituted = idOf(event.substitute) === trainer
  // With a substitute the hours are theirs.
  if (!category || (event.substitute && !substituted)) return []
  return [{ event: ref, category, minutes: minutesOf(event), substituted }]
}

function perMonth(events: LedEventView[]): TrainerHoursView['months'] {
  const groups = new Map<string, LedEventView[]>()
  for (const row of events) {
    const key = `${dayOf(row.event.startsAt).slice(0, 7)} ${row.category.id}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].map(([key, group]) => ({
    month: key.slice(0, 7),
    category: group[0]!.category,
    events: group.length,
    hours: hoursOf(group.reduce((sum, { minutes }) => sum + minutes, 0)),
  }))
}

/** The caller's own month (YYYY-MM) as a trainer: what they led, for how long, and which of the sheets are recorded. */
export async function trainerMonth(req: PayloadRequest, month: string): Promise<TrainerMonth> {
  const from = `${month}-01`
  const hours = await trainerHours(req, req.user!.id, {
    from,
    to: addDays(`${monthAfter(month, 1)}-01`, -1),
  })
  const { trainedCategories } = await scopeOf(req)
  const recorded = await recordedCounts(
    req,
    hours.events.map(({ event }) => event.id),
  )
  const now = new Date()
  const sessions = hours.events.map((led) => ({
    ...led,
    sheet: sheetState(led.event, {
      recorded: recorded.get(led.event.id) ?? 0,
      isOwn: isRecordedBy(trainedCategories, led.event),
      now,
    }),
  }))
  return { month, hours, sessions }
}

/** The hours of every trainer, and of every admin who led something, by name. Reads the events once. */
export async function hoursOfAll(req: PayloadRequest, period: HoursQuery): Promise<TrainerHoursView[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['trainer', 'admin'] } },
    select: { name: true, role: true, categories: true, hourlyRate: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const readable = await readFilter(req, 'events')
  const events = readable ? await pastEvents(req, period, readable === true ? {} : readable) : []
  const club = await clubShortName(req)
  return docs.flatMap((person) => {
    const hours = hoursView(
      person,
      events.filter((event) => isLedBy(event, person.id)),
      club,
    )
    return person.role === 'trainer' || hours.events.length > 0 ? [hours] : []
  })
}
