import type { PayloadRequest, Where } from 'payload'
import { countingUpTo } from '@/db/count-up-to'
import { categoryList } from '@/features/categories/queries'
import { addDays, momentAt } from '@/lib/dates'
import { fold, literal } from '@/lib/text'
import { daysIn, monthsIn } from '@/lib/typed-search'
import { clubShortName, NAMES } from '../queries'
import type { EventView } from '../schema'
import { eventView } from '../views'

type When = 'upcoming' | 'silent' | 'past' | 'cancelled'

/** A filter of the events that are to come (also those that wait for answers), were, or are cancelled. */
export const periodWhere = ({ when }: { when: When }, today: string): Where[] => {
  const start = momentAt(today).toISOString()
  // A comparison uses the index; `exists` would scan the table.
  if (when === 'cancelled') return [{ 'cancelled.at': { greater_than: new Date(0).toISOString() } }]
  return [{ startsAt: when === 'past' ? { less_than: start } : { greater_than_equal: start } }]
}

/** Upcoming events soonest first, past and cancelled ones latest first. */
export const sortOf = ({ when }: { when: When }): string[] =>
  when === 'past' || when === 'cancelled' ? ['-startsAt', 'id'] : ['startsAt', 'id']

/** A filter of the events that begin from one day until before another. */
export const startsWithin = (first: string, end: string): Where[] => [
  { startsAt: { greater_than_equal: momentAt(first).toISOString() } },
  { startsAt: { less_than: momentAt(end).toISOString() } },
]

/**
 * Every word must occur in the event's search text or in the name of one of its categories, a date in it („12. 12.“,
 * „12.12.2026“) is the day it begins on, and a month („v septembri“) the one it begins in, or a word of its text.
 */
export async function searchWhere(req: PayloadRequest, search: string, today: string): Promise<Where[]> {
  const { days, rest } = daysIn(search, today)
  const and: Where[] =
    days.length > 0 ? [{ or: days.map((day) => ({ and: startsWithin(day, addDays(day, 1)) })) }] : []
  const months = monthsIn(literal(fold(rest)), today)
  const words = months.rest.split(' ').filter(Boolean)
  if (words.length === 0 && months.spans.length === 0) return and
  const categories = await categoryList(req)
  const named = (word: string): Where => {
    const among = categories.filter(({ name }) => fold(name).includes(word)).map(({ id }) => id)
    const text: Where = { searchText: { contains: word } }
    return among.length > 0 ? { or: [text, { categories: { in: among } }] } : text
  }
  const within = months.spans.map(({ first, end }): Where => ({ and: startsWithin(first, end) }))
  const inMonth: Where[] =
    within.length > 0 ? [{ or: [...within, { and: months.named.split(' ').map(named) }] }] : []
  return [...and, ...inMonth, ...words.map(named)]
}

/** What a search finds of events to come or past: the first of them, and how many there are, counted up to `most`. */
export async function findEvents(
  req: PayloadRequest,
  { when, search, today }: { when: When; search: string; today: string },
  { limit, most }: { limit: number; most: number },
): Promise<{ events: (EventView & { published: boolean })[]; total: number; isMore: boolean }> {
  const where = { and: [...periodWhere({ when }, today), ...(await searchWhere(req, search, today))] }
  const { docs, totalDocs } = await countingUpTo(most + 1, () =>
    req.payload.find({
      collection: 'events',
      where,
      sort: sortOf({ when }),
      populate: NAMES,
      depth: 1,
      limit,
      overrideAccess: false,
      req,
    }),
  )
  const club = await clubShortName(req)
  return {
    events: docs.map((doc) => ({ ...eventView(doc, club), published: doc.published !== false })),
    total: Math.min(totalDocs, most),
    isMore: totalDocs > most,
  }
}
