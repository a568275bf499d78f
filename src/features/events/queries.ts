import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import { idsOf } from '@/lib/reference'
import { readFilter } from '@/access/row-access'
import { isAdmin, isTrainer } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, momentAt } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { withAgreedScorers } from '@/features/consents/names/queries'
import { columnsOf, type Named, type PageView } from '@/lib/schema'
import type { Event } from '@/payload-types'
import { eventAccess, membersField } from './access'
import type { EventType } from './labels'
import { NO_ANSWERS } from './rules'
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

/** The columns an event's view needs. */
export const EVENT_COLUMNS = { ...columnsOf(eventSchema), published: true } as const

/** Populates categories, and trainers where the caller may read them, with their names only. */
export const NAMES = { categories: { name: true }, users: { name: true } } as const

/** The club's short name, our side in a match's title. */
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

/** Events that start between two days, both included; in this season when neither is given. */
export const startsBetween = (from: string | undefined, to: string | undefined, now: Date): Where[] => {
  const season = seasonOf(now)
  const first = from ? momentAt(from) : to ? undefined : season.from
  const end = to ? momentAt(addDays(to, 1)) : from ? undefined : season.to
  return [
    ...(first ? [{ startsAt: { greater_than_equal: first.toISOString() } }] : []),
    ...(end ? [{ startsAt: { less_than: end.toISOString() } }] : []),
  ]
}

/** Who leads an event and its series, where they were asked for. */
type MoreColumns = Pick<Event, 'trainers' | 'substitute' | 'series'>

interface ListOptions {
  sort?: string[]
  /** Every row when left out. */
  page?: number
  limit?: number
}

/**
 * Rows for event views with their categories' names. Access is the caller's to check: `where` must hold what may be
 * read, and every column is returned (`membersField`). Reads through the adapter, as Payload's find takes three times as long.
 */
export async function eventsWithNames(
  req: PayloadRequest,
  where: Where,
  order: ListOptions = {},
  moreColumns: { [Column in keyof MoreColumns]?: true } = {},
): Promise<{ docs: (EventViewRow & Partial<MoreColumns>)[]; total: number }> {
  const { db } = req.payload
  const all = { pagination: false, limit: 0 }
  const { docs, totalDocs } = await db.find<EventViewRow>({
    collection: 'events',
    where: { and: [where, { deletedAt: { exists: false } }] },
    select: { ...EVENT_COLUMNS, ...moreColumns },
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

/** Events the caller may read, with the columns they may read. */
export async function readableEvents(
  req: PayloadRequest,
  where: Where,
  order: ListOptions,
): Promise<{ docs: EventViewRow[]; total: number }> {
  if (membersField({ req })) {
    const access = await eventAccess.read({ req })
    if (!access) return { docs: [], total: 0 }
    return eventsWithNames(req, access === true ? where : { and: [where, access] }, order)
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

/** One page of the events the caller may read, by their start; those of this season without dates. */
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
  const events = docs.map((doc) => ({ ...eventView(doc, club), counts: counts?.get(doc.id) ?? null }))
  return {
    events: await withAgreedScorers(req, events),
    page: { number: page, size, total },
  }
}

/** Counts of the answers the caller may read, by event; undefined for a caller who is not staff. */
export async function answerCounts(
  req: PayloadRequest,
  events: readonly { id: string }[],
): Promise<Map<string, AnswerCounts> | undefined> {
  if (!isAdmin(req) && !isTrainer(req)) return undefined
  const counts = new Map(events.map(({ id }) => [id, { ...NO_ANSWERS }]))
  const access = events.length > 0 && (await readFilter(req, 'participants'))
  if (!access) return counts
  const groups = await aggregate(req, 'participants', {
    where: {
      and: [{ event: { in: [...counts.keys()] } }, ...(typeof access === 'object' ? [access] : [])],
    },
    by: ['event', 'userSubmitted', 'answer'],
  })
  for (const { event, userSubmitted, answer, rows } of groups) {
    const count = counts.get(String(event))
    if (count) count[userSubmitted && answer ? (answer as keyof AnswerCounts) : 'waiting'] += rows
  }
  return counts
}

/** One event with the columns the caller may read; undefined when there is none they may read. */
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

/** One event for staff to edit; 404 when there is none the caller may read. */
export async function eventForStaff(req: PayloadRequest, id: string): Promise<StaffEventView> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  return staffEventView(event, await clubShortName(req))
}
