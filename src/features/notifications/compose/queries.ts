import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { EventType } from '../../events/labels'
import { clubShortName, eventForStaff } from '../../events/queries'
import { eventTitle } from '../../events/rules'
import { audiencesFor, writableCategories } from '../access'
import type { ComposeChoices, Reminder } from '../views'
import { audienceCounts, noReminderReason, reminderText } from './rules'

const MAX_EVENTS = 60
const asCaller = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: false, req }) as const

/**
 * What the caller can choose from when writing: audiences, categories, and the next events with players who have not
 * answered, come or are nominated. The `preset` event is among them even when it is not one of the next.
 */
export async function composeChoices(
  req: PayloadRequest,
  preset?: ComposeChoices['events'][number],
): Promise<ComposeChoices> {
  const names = await categoryNames(req)
  const events = await nextEvents(req, names)
  const audiences = [...audiencesFor(req)]
  return {
    audiences,
    categories: [...names].map(([id, name]) => ({ id, name })),
    everybody: audiences.includes('all'),
    events: preset && !events.some(({ id }) => id === preset.id) ? [...events, preset] : events,
  }
}

/**
 * What „Pripomenúť tým, ktorí neodpovedali“ begins with: the event as the audience and a text, or why there is nobody to
 * remind. Throws 404 for an event the caller may not read or write about; recipients are determined when it is sent.
 */
export async function reminderFor(req: PayloadRequest, id: string): Promise<Reminder> {
  const event = await eventForStaff(req, id)
  const names = await categoryNames(req)
  if (!event.categories.some((category) => names.has(category.id))) throw notFound('Udalosť už neexistuje.')
  const [preset] = await nextEvents(req, names, [{ id: { equals: id } }])
  const now = new Date()
  const note = noReminderReason(event, preset?.counts.event ?? 0, now)
  return note || !preset ? { note } : { event: preset, draft: reminderText(event, now) }
}

/** The names of the categories the caller may write to, by id. */
async function categoryNames(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    sort: ['order', 'name'],
    select: { name: true },
    ...asCaller(req),
  })
  const writable = await writableCategories(
    req,
    docs.map(({ id }) => id),
  )
  return new Map(docs.filter(({ id }) => writable.includes(id)).map(({ id, name }) => [id, name]))
}

/**
 * The next events of these categories with players who have not answered, come or are nominated, and how many they are.
 * Nobody is asked about what needs no answer.
 */
async function nextEvents(
  req: PayloadRequest,
  names: Map<string, string>,
  which: Where[] = [],
): Promise<ComposeChoices['events']> {
  const { docs: events } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        { startsAt: { greater_than: new Date().toISOString() } },
        { published: { equals: true } },
        { 'cancelled.at': { exists: false } },
        { categories: { in: [...names.keys()] } },
        ...which,
      ],
    },
    sort: 'startsAt',
    limit: MAX_EVENTS,
    select: {
      type: true,
      title: true,
      opponent: true,
      homeAway: true,
      categories: true,
      startsAt: true,
      answerRequired: true,
    },
    ...asCaller(req),
  })
  const groups = await aggregate(req, 'participants', {
    where: {
      and: [{ event: { in: events.map(({ id }) => id) } }, { category: { in: [...names.keys()] } }],
    },
    by: ['event', 'userSubmitted', 'answer', 'nomination'],
  })
  const club = await clubShortName(req)
  return events.flatMap((event) => {
    const own = groups.filter((group) => group.event === event.id)
    const counts = audienceCounts(own, event.answerRequired === true)
    const categories = idsOf(event.categories).flatMap((id) => names.get(id) ?? [])
    const title = eventTitle({ ...event, type: event.type as EventType }, club, categories)
    const isAny = Object.values(counts).some((count) => count > 0)
    return isAny ? [{ id: event.id, title, startsAt: event.startsAt, counts }] : []
  })
}
