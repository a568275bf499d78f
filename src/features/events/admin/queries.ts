import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/lib/reference'
import { countingUpTo } from '@/db/count-up-to'
import { isAdmin, isTrainer } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import { clubInfo } from '@/features/club/queries'
import { callerCategories } from '@/features/users/queries'
import { addDays, mondayOf, momentAt } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { fold, literal } from '@/lib/text'
import type { Event } from '@/payload-types'
import { ledBy } from '../access'
import { EVENT_TYPES } from '../labels'
import { answerCounts, findEvent, clubShortName } from '../queries'
import type { StaffEventView } from '../schema'
import { staffEventView } from '../views'
import { type EventFilter, monthAfter } from './rules'
import { type AdminEvent, adminEvent, type EventChoices, type AdminEventList } from './views'

const PAGE_SIZE = 15
/** So many pages from the one shown on are counted: a club of many years has thousands behind it. */
const PAGES_AHEAD = 20

const NAMES = { categories: { name: true }, users: { name: true } } as const

/** A trainer works with own categories and what they lead; their children's other ones belong to „Moje konto“. */
async function staffWhere(req: PayloadRequest): Promise<Where[]> {
  return isAdmin(req)
    ? []
    : [{ or: [{ categories: { in: (await scopeOf(req)).trainedCategories } }, ledBy(req)] }]
}

const periodWhere = ({ when }: EventFilter, today: string): Where[] => {
  const start = momentAt(today).toISOString()
  // „At some time“ is found by the index, „not empty“ by going through every event there ever was.
  if (when === 'cancelled') return [{ 'cancelled.at': { greater_than: new Date(0).toISOString() } }]
  return [{ startsAt: when === 'past' ? { less_than: start } : { greater_than_equal: start } }]
}

async function filterWhere(req: PayloadRequest, { type, category }: EventFilter): Promise<Where[]> {
  const and = await staffWhere(req)
  if (type !== undefined) and.push({ type: { equals: type } })
  if (category) and.push({ categories: { in: [category] } })
  return and
}

async function withAnswerCounts(req: PayloadRequest, docs: Event[]): Promise<AdminEvent[]> {
  const { trainedCategories } = await scopeOf(req)
  const club = await clubShortName(req)
  const counts = await answerCounts(req, docs)
  return docs.map((doc) => adminEvent(doc, club, counts?.get(doc.id), mayChange(req, doc, trainedCategories)))
}

const mayChange = (req: PayloadRequest, event: Event, trains: string[]): boolean =>
  isAdmin(req) ||
  (event.type === EVENT_TYPES.training && idsOf(event.categories).some((id) => trains.includes(id)))

/** Every word must be found in the event's own words or in the name of one of its categories. */
async function searchWhere(req: PayloadRequest, search: string): Promise<Where[]> {
  const words = literal(fold(search)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const categories = await categoryList(req)
  return words.map((word): Where => {
    const named = categories.filter(({ name }) => fold(name).includes(word)).map(({ id }) => id)
    const text: Where = { searchText: { contains: word } }
    return named.length > 0 ? { or: [text, { categories: { in: named } }] } : text
  })
}

/** The office's list of events: from today on the next first, of the past the latest first; a page of them. */
export async function adminEventList(
  req: PayloadRequest,
  filter: EventFilter,
  today: string,
): Promise<AdminEventList> {
  const { page, search, when } = filter
  const where: Where = {
    and: [
      ...(await filterWhere(req, filter)),
      ...periodWhere(filter, today),
      ...(await searchWhere(req, search)),
    ],
  }
  const sort = when === 'upcoming' ? ['startsAt', 'id'] : ['-startsAt', 'id']
  const most = (page - 1 + PAGES_AHEAD) * PAGE_SIZE
  const { docs, totalDocs } = await countingUpTo(req, most + 1, () =>
    req.payload.find({
      collection: 'events',
      where,
      sort,
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

/** Every event between the Monday before a month and the Sunday after it. */
export async function eventMonth(req: PayloadRequest, filter: EventFilter): Promise<AdminEvent[]> {
  const first = mondayOf(`${filter.month}-01`)
  const end = addDays(mondayOf(addDays(`${monthAfter(filter.month, 1)}-01`, -1)), 7)
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        ...(await filterWhere(req, filter)),
        { startsAt: { greater_than_equal: momentAt(first).toISOString() } },
        { startsAt: { less_than: momentAt(end).toISOString() } },
      ],
    },
    sort: ['startsAt', 'id'],
    populate: NAMES,
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return withAnswerCounts(req, docs)
}

/** What the form of an event offers its caller. */
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
    places: club.places.filter(({ closed }) => !closed).map(({ name }) => name),
    trainers: docs.map(({ id, name, categories }) => ({
      id,
      name: name ?? '',
      categories: idsOf(categories),
    })),
    self: isTrainer(req) ? req.user!.id : null,
    breaks: club.seasonBreaks,
  }
}

/** The event the address names, when the caller may change it; undefined when not, or when there is none. */
export async function eventToEdit(req: PayloadRequest, id: unknown): Promise<StaffEventView | undefined> {
  const event = isId(id) ? await findEvent(req, id) : undefined
  if (!event || !mayChange(req, event, (await scopeOf(req)).trainedCategories)) return undefined
  return staffEventView(event, await clubShortName(req))
}
