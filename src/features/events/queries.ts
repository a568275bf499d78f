import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import { idsOf } from '@/lib/reference'
import { readFilter } from '@/access/row-access'
import { isAdmin, isTrainer, subjectOf } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, momentAt } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { columnsOf, type Named, type PageView } from '@/lib/schema'
import type { Event } from '@/payload-types'
import { eventAccess, membersField } from './access'
import type { EventType } from './labels'
import {
  type AnswerCounts,
  type eventQuery,
  eventSchema,
  type ListedEvent,
  type StaffEventView,
} from './schema'
import { eventView, type EventViewRow, staffEventView } from './views'

interface EventListArgs extends z.infer<typeof eventQuery> {
  /** Only events of these types. */
  types?: readonly EventType[]
}

/** What a view shows of an event, for a query that reads no more. */
export const EVENT_COLUMNS = { ...columnsOf(eventSchema), published: true } as const

/** Names only: of categories, and of trainers where the reader may know them. */
const NAMES = { categories: { name: true }, users: { name: true } } as const

/** The name of our side in a match's title. */
export async function clubShortName(req: PayloadRequest): Promise<string> {
  const club = await req.payload.findGlobal({
    slug: 'club',
    select: { shortName: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return club.shortName
}

/** Moments from the start of the first day to the end of the last one; this season when neither is given. */
export const startsBetween = (from: string | undefined, to: string | undefined, now: Date): Where[] => {
  const season = seasonOf(now)
  const first = from ? momentAt(from) : to ? undefined : season.from
  const end = to ? momentAt(addDays(to, 1)) : from ? undefined : season.to
  return [
    ...(first ? [{ startsAt: { greater_than_equal: first.toISOString() } }] : []),
    ...(end ? [{ startsAt: { less_than: end.toISOString() } }] : []),
  ]
}

interface ListOptions {
  sort?: string[]
  /** Every row when left out. */
  page?: number
  limit?: number
}

/**
 * Events as a view shows them, their categories named, for a reader who was judged already: `where` holds what they
 * reach, and they may see every column (`membersField`). Through the adapter: fifty rows cost a third.
 */
export async function eventsWithNames(
  req: PayloadRequest,
  where: Where,
  order: ListOptions = {},
  more: { trainers?: true; substitute?: true } = {},
): Promise<{ docs: EventViewRow[]; total: number }> {
  const { db } = req.payload
  const all = { pagination: false, limit: 0 }
  const { docs, totalDocs } = await db.find<EventViewRow>({
    collection: 'events',
    where: { and: [where, { deletedAt: { exists: false } }] },
    select: { ...EVENT_COLUMNS, ...more },
    ...(order.limit ? order : { ...all, ...order }),
    req,
  })
  const names = await db.find<Named>({
    collection: 'categories',
    select: { name: true },
    ...all,
    req,
  })
  const named = new Map(names.docs.map(({ id, name }) => [id, { id, name }]))
  const withNames = (doc: EventViewRow): EventViewRow => ({
    ...doc,
    categories: idsOf(doc.categories).map((id) => named.get(id) ?? id) as EventViewRow['categories'],
  })
  return { docs: docs.map(withNames), total: totalDocs }
}

/** Events in the caller's reach, with what they may see of them. */
export async function readableEvents(
  req: PayloadRequest,
  where: Where,
  order: ListOptions,
): Promise<{ docs: EventViewRow[]; total: number }> {
  if (membersField({ req })) {
    const reach = await eventAccess.read({ req })
    if (!reach) return { docs: [], total: 0 }
    return eventsWithNames(req, reach === true ? where : { and: [where, reach] }, order)
  }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'events',
    where,
    select: EVENT_COLUMNS,
    populate: NAMES,
    depth: 1,
    ...order,
    pagination: order.limit !== undefined,
    overrideAccess: false,
    req,
  })
  return { docs, total: totalDocs }
}

/** Events in the caller's reach by their start, a page of them; without dates those of this season. */
export async function eventList(
  req: PayloadRequest,
  { from, to, type, types, category, page, size }: EventListArgs,
): Promise<{ events: ListedEvent[]; page: PageView }> {
  const where: Where[] = startsBetween(from, to, new Date())
  if (type !== undefined) where.push({ type: { equals: type } })
  if (types) where.push({ type: { in: [...types] } })
  if (category) where.push({ categories: { in: [category] } })
  const order = { sort: ['startsAt', 'id'], page, limit: size }
  const { docs, total } = await readableEvents(req, { and: where }, order)
  const club = await clubShortName(req)
  const counts = await answerCounts(req, docs)
  return {
    events: docs.map((doc) => ({ ...eventView(doc, club), counts: counts?.get(doc.id) ?? null })),
    page: { number: page, size, total },
  }
}

/** How the players of these events answered, as far as the caller may see; undefined for a caller who is no staff. */
export async function answerCounts(
  req: PayloadRequest,
  events: readonly { id: string }[],
): Promise<Map<string, AnswerCounts> | undefined> {
  if (!isAdmin(req) && !isTrainer(req)) return undefined
  const counts = new Map(events.map(({ id }) => [id, { yes: 0, no: 0, maybe: 0, waiting: 0 }]))
  const reach = events.length > 0 && (await readFilter(req, 'participants'))
  if (!reach) return counts
  const groups = await aggregate(req, 'participants', {
    where: {
      and: [{ event: { in: [...counts.keys()] } }, ...(typeof reach === 'object' ? [reach] : [])],
    },
    by: ['event', 'userSubmitted', 'answer'],
  })
  for (const { event, userSubmitted, answer, rows } of groups) {
    const count = counts.get(String(event))
    if (count) count[userSubmitted && answer ? (answer as keyof AnswerCounts) : 'waiting'] += rows
  }
  return counts
}

/** One event in the caller's reach as they may see it; undefined when it is not there. */
export async function findEvent(req: PayloadRequest, id: string): Promise<Event | undefined> {
  const found = await req.payload.findByID({
    collection: 'events',
    id,
    populate: NAMES,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return found ?? undefined
}

/** One event for the form that edits it; 404 outside of the caller's reach. */
export async function eventForStaff(req: PayloadRequest, id: string): Promise<StaffEventView> {
  const event = await findEvent(req, id)
  if (!event || subjectOf(req) === 'player') throw notFound('Udalosť už neexistuje.')
  return staffEventView(event, await clubShortName(req))
}
