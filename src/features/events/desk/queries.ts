import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/access/reference'
import { isAdmin, isTrainer } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { clubInfo } from '@/features/club/queries'
import { ownGroups } from '@/features/users/queries'
import { addDays, mondayOf, momentAt } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { fold } from '@/lib/text'
import type { Event } from '@/payload-types'
import { EVENT_TYPES, EVENT_WORDS } from '../labels'
import { answerCounts, findEvent, ownSide } from '../queries'
import { staffEventView, type StaffEventView } from '../views'
import { type EventFilter, monthAfter } from './rules'
import { type DeskEvent, deskEvent, type EventChoices, type EventDesk } from './views'

const PAGE_SIZE = 20

const NAMES = { categories: { name: true }, users: { name: true } } as const

/** A trainer works with own categories; their children's other categories belong to „Moje konto“. */
async function ownCategories(req: PayloadRequest): Promise<Where[]> {
  return isAdmin(req) ? [] : [{ categories: { in: (await scopeOf(req)).trains } }]
}

const during = ({ when }: EventFilter, today: string): Where[] => {
  const start = momentAt(today).toISOString()
  if (when === 'cancelled') return [{ 'cancelled.at': { exists: true } }]
  return [{ startsAt: when === 'past' ? { less_than: start } : { greater_than_equal: start } }]
}

async function chosen(req: PayloadRequest, { type, category }: EventFilter): Promise<Where[]> {
  const and = await ownCategories(req)
  if (type !== undefined) and.push({ type: { equals: type } })
  if (category) and.push({ categories: { in: [category] } })
  return and
}

async function withAnswers(req: PayloadRequest, docs: Event[]): Promise<DeskEvent[]> {
  const { trains } = await scopeOf(req)
  const club = await ownSide(req)
  const counts = await answerCounts(req, docs)
  return docs.map((doc) => deskEvent(doc, club, counts?.get(doc.id), mayChange(req, doc, trains)))
}

const mayChange = (req: PayloadRequest, event: Event, trains: string[]): boolean =>
  isAdmin(req) ||
  (event.type === EVENT_TYPES.training && idsOf(event.categories).some((id) => trains.includes(id)))

/** Ids of the events in whose words the text is found, „Lipova“ in „ŠK Lipová“ as well. */
async function found(req: PayloadRequest, where: Where, sort: string[], search: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where,
    sort,
    select: { type: true, title: true, opponent: true, place: true, competition: true, categories: true },
    populate: { categories: { name: true } },
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const wanted = fold(search)
  return docs
    .filter(({ type, title, opponent, place, competition, categories }) => {
      const names = categories.map((row) => (typeof row === 'object' ? row.name : ''))
      const word = EVENT_WORDS[type as keyof typeof EVENT_WORDS].one
      return fold([word, ...names, title, opponent, place, competition].join(' ')).includes(wanted)
    })
    .map(({ id }) => id)
}

/** The office's list of events: from today on the next first, of the past the latest first; a page of them. */
export async function eventDesk(req: PayloadRequest, filter: EventFilter, today: string): Promise<EventDesk> {
  const { page, search, when } = filter
  let where: Where = { and: [...(await chosen(req, filter)), ...during(filter, today)] }
  const sort = when === 'upcoming' ? ['startsAt', 'id'] : ['-startsAt', 'id']
  if (search) where = { id: { in: await found(req, where, sort, search) } }
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'events',
    where,
    sort,
    populate: NAMES,
    depth: 1,
    page,
    limit: PAGE_SIZE,
    overrideAccess: false,
    req,
  })
  return { events: await withAnswers(req, docs), page, pages: totalPages, total: totalDocs }
}

/** Every event between the Monday before a month and the Sunday after it. */
export async function eventMonth(req: PayloadRequest, filter: EventFilter): Promise<DeskEvent[]> {
  const first = mondayOf(`${filter.month}-01`)
  const end = addDays(mondayOf(addDays(`${monthAfter(filter.month, 1)}-01`, -1)), 7)
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        ...(await chosen(req, filter)),
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
  return withAnswers(req, docs)
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
    categories: await ownGroups(req),
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
  if (!event || !mayChange(req, event, (await scopeOf(req)).trains)) return undefined
  return staffEventView(event, await ownSide(req))
}
