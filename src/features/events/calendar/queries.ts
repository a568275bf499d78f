import type { PayloadRequest, Where } from 'payload'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import { siteUrl } from '@/lib/env'
import { type CalendarEntry, calendarText } from '@/lib/ics'
import { clubShortName } from '../queries'
import { calendarEntry } from './views'

const DAY_MS = 86_400_000
/** A calendar holds the last month and the year ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 366
const MAX_EVENTS = 1500

async function entries(req: PayloadRequest, where: Where): Promise<CalendarEntry[]> {
  const now = Date.now()
  const window: Where = {
    startsAt: {
      greater_than_equal: new Date(now - DAYS_BACK * DAY_MS).toISOString(),
      less_than: new Date(now + DAYS_AHEAD * DAY_MS).toISOString(),
    },
  }
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [{ published: { equals: true } }, window, where] },
    sort: ['startsAt', 'id'],
    populate: { categories: { name: true } },
    select: { trainers: false, substitute: false, internalNote: false, content: false },
    depth: 1,
    limit: MAX_EVENTS,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [club, site] = [await clubShortName(req), siteUrl()]
  return docs.map((event) => calendarEntry(event, club, site))
}

/** The public iCalendar text of one category; null when there is no such category. */
export async function categoryCalendar(req: PayloadRequest, id: string): Promise<string | null> {
  const category = (await categoryList(req)).find((one) => one.id === id)
  if (!category) return null
  return calendarText(
    `${await clubShortName(req)} ${category.name}`,
    await entries(req, { categories: { in: [id] } }),
  )
}

/**
 * The iCalendar text of one published event, with the fields the caller may read: of a visitor the public ones. Null when they may
 * not read it.
 */
export async function eventCalendar(req: PayloadRequest, id: string): Promise<string | null> {
  const where: Where = { and: [{ id: { equals: id } }, { published: { equals: true } }] }
  const { docs } = await req.payload.find({
    collection: 'events',
    where,
    populate: { categories: { name: true } },
    select: { trainers: false, substitute: false, internalNote: false, content: false },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [event] = docs
  if (!event) return null
  const club = await clubShortName(req)
  return calendarText(club, [calendarEntry(event, club, siteUrl())])
}

/** The iCalendar text of all events of the caller and their children, with the fields only members read. */
export async function ownCalendar(req: PayloadRequest): Promise<string> {
  const { playerCategories, trainedCategories } = await scopeOf(req)
  const me = req.user!.id
  const where: Where = {
    or: [
      { categories: { in: [...new Set([...playerCategories, ...trainedCategories])] } },
      { trainers: { in: [me] } },
      { substitute: { equals: me } },
    ],
  }
  return calendarText(await clubShortName(req), await entries(req, where))
}
