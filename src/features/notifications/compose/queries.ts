import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { notFound } from '@/lib/errors'
import { eventForStaff, clubShortName } from '../../events/queries'
import { eventTitle } from '../../events/rules'
import type { EventType } from '../../events/labels'
import { AUDIENCES, type AudienceKind, TRAINER_AUDIENCES } from '../labels'
import type { ComposeOptions, Reminder } from '../views'
import { noReminderReason, reminderText } from './rules'

/** Coming events one can choose the silent ones of. */
const MAX_EVENTS = 30
const asCaller = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const

/**
 * What the caller can choose from when writing: audiences, categories, and coming events with silent players;
 * `asked` is among them however far ahead it is.
 */
export async function composeOptions(
  req: PayloadRequest,
  preset?: ComposeOptions['events'][number],
): Promise<ComposeOptions> {
  const names = await writableCategories(req)
  const events = await unansweredEvents(req, names)
  return {
    audiences: isAdmin(req) ? (Object.keys(AUDIENCES) as AudienceKind[]) : [...TRAINER_AUDIENCES],
    categories: [...names].map(([id, name]) => ({ id, name })),
    everybody: isAdmin(req),
    events: preset && !events.some(({ id }) => id === preset.id) ? [...events, preset] : events,
  }
}

/**
 * What „Pripomenúť tým, ktorí neodpovedali“ begins with: the event as an audience and the words, or why there is
 * nobody to remind. An event out of the caller's reach is a 404; whom it reaches is worked out again when it is sent.
 */
export async function reminderFor(req: PayloadRequest, id: string): Promise<Reminder> {
  const event = await eventForStaff(req, id)
  const names = await writableCategories(req)
  if (!event.categories.some((category) => names.has(category.id))) throw notFound('Udalosť už neexistuje.')
  const [unanswered] = await unansweredEvents(req, names, [{ id: { equals: id } }])
  const now = new Date()
  const note = noReminderReason(event, unanswered?.unanswered ?? 0, now)
  return note || !unanswered ? { note } : { event: unanswered, draft: reminderText(event, now) }
}

/** The categories the caller may write to, by id. */
async function writableCategories(req: PayloadRequest): Promise<Map<string, string>> {
  const { trains } = await scopeOf(req)
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: isAdmin(req) ? {} : { id: { in: trains } },
    sort: ['order', 'name'],
    select: { name: true },
    pagination: false,
    ...asCaller(req),
  })
  return new Map(docs.map(({ id, name }) => [id, name]))
}

async function unansweredEvents(
  req: PayloadRequest,
  names: Map<string, string>,
  which: Where[] = [],
): Promise<ComposeOptions['events']> {
  const { docs: events } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        { startsAt: { greater_than: new Date().toISOString() } },
        { answerRequired: { equals: true } },
        { published: { equals: true } },
        { 'cancelled.at': { exists: false } },
        { categories: { in: [...names.keys()] } },
        ...which,
      ],
    },
    sort: 'startsAt',
    limit: MAX_EVENTS,
    select: { type: true, title: true, opponent: true, homeAway: true, categories: true, startsAt: true },
    pagination: false,
    ...asCaller(req),
  })
  const silent = await aggregate(req, 'participants', {
    where: {
      and: [
        { event: { in: events.map(({ id }) => id) } },
        { userSubmitted: { equals: false } },
        { category: { in: [...names.keys()] } },
      ],
    },
    by: ['event'],
  })
  const unansweredBy = new Map(silent.map(({ event, rows }) => [event, rows]))
  const club = await clubShortName(req)
  return events.flatMap((event) => {
    const unanswered = unansweredBy.get(event.id) ?? 0
    const of = idsOf(event.categories).flatMap((id) => names.get(id) ?? [])
    const title = eventTitle({ ...event, type: event.type as EventType }, club, of)
    return unanswered > 0 ? [{ id: event.id, title, startsAt: event.startsAt, unanswered }] : []
  })
}
