import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/lib/reference'
import { countingUpTo } from '@/db/count-up-to'
import { isAdmin, isTrainer } from '@/access/roles'
import { canAccessRow, readableWhere } from '@/access/row-access'
import { scopeOf } from '@/access/scope'
import { closablePlaces, clubInfo } from '@/features/club/queries'
import { callerCategories } from '@/features/users/queries'
import { addDays, mondayOf } from '@/lib/dates'
import { isId } from '@/lib/ids'
import type { Event } from '@/payload-types'
import { ledBy } from '../access'
import { answerCounts, clubShortName, findEvent, NAMES } from '../queries'
import { LONGEST_DAYS, mayTrainerChange } from '../rules'
import { periodWhere, searchWhere, sortOf, startsWithin } from '../search/queries'
import type { StaffEventView } from '../schema'
import { silentEvents } from '../silent/queries'
import { staffEventView } from '../views'
import { daysShown, type EventFilter, lastDayOf } from './rules'
import {
  type AdminEvent,
  adminEvent,
  type AdminEventList,
  type EventCalendar,
  type EventChoices,
} from './views'

const PAGE_SIZE = 15
/** Pages counted beyond the current one: counting all events of many years is slow. */
const PAGES_AHEAD = 20

/** A trainer's own categories and what they lead; events of their children are listed in „Moje konto“ only. */
async function staffWhere(req: PayloadRequest): Promise<Where[]> {
  return isAdmin(req)
    ? []
    : [{ or: [{ categories: { in: (await scopeOf(req)).trainedCategories } }, ledBy(req)] }]
}

async function filterWhere(req: PayloadRequest, { type, category }: EventFilter): Promise<Where[]> {
  const and = await staffWhere(req)
  if (type !== undefined) and.push({ type: { equals: type } })
  if (category) and.push({ categories: { in: [category] } })
  return and
}

async function withAnswerCounts(req: PayloadRequest, docs: Event[]): Promise<AdminEvent[]> {
  const club = await clubInfo(req)
  const counts = await answerCounts(req, docs)
  const { trainedCategories } = await scopeOf(req)
  const mayChange = (doc: Event) => isAdmin(req) || mayTrainerChange(doc, trainedCategories)
  return docs.map((doc) => adminEvent(doc, club, mayChange(doc), counts?.get(doc.id)))
}

async function listWhere(req: PayloadRequest, filter: EventFilter, today: string): Promise<Where> {
  const and = [...(await filterWhere(req, filter)), ...periodWhere(filter, today)]
  if (filter.when === 'silent') and.push({ id: { in: await silentEvents(req, new Date()) } })
  return { and: [...and, ...(await searchWhere(req, filter.search, today))] }
}

/** A filter of the events of days from one until before another: what began before may still go on (`lastDayOf`). */
const goingOnWithin = async (
  req: PayloadRequest,
  filter: EventFilter,
  { first, end }: { first: string; end: string },
): Promise<Where> => ({
  and: [...(await filterWhere(req, filter)), ...startsWithin(addDays(first, -LONGEST_DAYS), end)],
})

/** The ids of everything the list, month or week of a filter shows, in its order; a month without the days around it. */
export async function matchingEventIds(
  req: PayloadRequest,
  filter: EventFilter,
  today: string,
): Promise<string[]> {
  const shown = daysShown(filter)
  const isList = filter.view === 'list'
  const matching = isList ? await listWhere(req, filter, today) : await goingOnWithin(req, filter, shown)
  const readable = await readableWhere(req, 'events', matching)
  if (!readable) return []
  // Past Payload, which walks every field of every row: there are events of many years.
  const { docs } = await req.payload.db.find<{ id: string } & Parameters<typeof lastDayOf>[0]>({
    collection: 'events',
    where: { and: [readable, { deletedAt: { exists: false } }] },
    sort: isList ? sortOf(filter) : ['startsAt', 'id'],
    select: { type: true, startsAt: true, endsAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.filter((event) => isList || lastDayOf(event) >= shown.first).map(({ id }) => id)
}

/** The office's rows of all events that match, by their start. */
async function adminEvents(req: PayloadRequest, where: Where): Promise<AdminEvent[]> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where,
    sort: ['startsAt', 'id'],
    populate: NAMES,
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return withAnswerCounts(req, docs)
}

/** The office's rows of these events. */
export const adminEventsByIds = (req: PayloadRequest, ids: readonly string[]): Promise<AdminEvent[]> =>
  adminEvents(req, { id: { in: [...ids] } })

/** One page of the office's list. */
export async function adminEventList(
  req: PayloadRequest,
  filter: EventFilter,
  today: string,
): Promise<AdminEventList> {
  const { page } = filter
  const where = await listWhere(req, filter, today)
  const most = (page - 1 + PAGES_AHEAD) * PAGE_SIZE
  const { docs, totalDocs } = await countingUpTo(most + 1, () =>
    req.payload.find({
      collection: 'events',
      where,
      sort: sortOf(filter),
      populate: NAMES,
      depth: 1,
      page,
      limit: PAGE_SIZE,
      overrideAccess: false,
      req,
    }),
  )
  const total = Math.min(totalDocs, most)
  const pages = Math.ceil(total / PAGE_SIZE)
  return { events: await withAnswerCounts(req, docs), page, pages, total, isMore: totalDocs > most }
}

/** The events of a week, or of all weeks that a month has a day in, Monday to Sunday; also those that began before. */
export async function eventCalendar(req: PayloadRequest, filter: EventFilter): Promise<EventCalendar> {
  const shown = daysShown(filter)
  const first = mondayOf(shown.first)
  const end = addDays(mondayOf(addDays(shown.end, -1)), 7)
  const events = await adminEvents(req, await goingOnWithin(req, filter, { first, end }))
  const { seasonBreaks: breaks } = await clubInfo(req)
  const places = await closablePlaces(req)
  return { events: events.filter((event) => lastDayOf(event) >= first), places, breaks }
}

/** What the event form offers the caller to choose from. */
export async function eventChoices(req: PayloadRequest): Promise<EventChoices> {
  const club = await clubInfo(req)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: ['trainer', 'admin'] } }, { active: { not_equals: false } }] },
    sort: 'sortName',
    select: { name: true, categories: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return {
    admin: isAdmin(req),
    categories: await callerCategories(req),
    places: await closablePlaces(req),
    trainers: docs.map(({ id, name, categories }) => ({
      id,
      name: name ?? '',
      categories: idsOf(categories),
    })),
    self: isTrainer(req) ? req.user!.id : null,
    breaks: club.seasonBreaks,
  }
}

/** The event with this id; undefined when there is none or the caller may not change it. */
export async function eventToEdit(req: PayloadRequest, id: unknown): Promise<StaffEventView | undefined> {
  const event = isId(id) ? await findEvent(req, id) : undefined
  if (!event || !(await canAccessRow(req, 'events', 'update', event.id))) return undefined
  return staffEventView(event, await clubShortName(req))
}
