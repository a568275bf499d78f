import { dayOf, daysBetween, momentAt } from '@/lib/dates'
import { answerRequiredByDefault, searchTextOf } from '@/features/events/rules'
import type { EventType } from '@/features/events/labels'
import type { Event } from '@/payload-types'
import { idFor } from '../random'
import type { SeedContext } from '../context'

export type EventRow = Partial<Event> & {
  id: string
  type: EventType
  categories: string[]
  startsAt: string
  /** Only for the seed: the names of the categories, and the day in the club's time zone. */
  names: string[]
  day: string
}

type Draft = Pick<EventRow, 'type' | 'names' | 'categories' | 'day'> &
  Partial<Event> & { from: string; to: string; meet?: string; closes?: { day: string; time: string } }

/** Matches further away than this are not published yet. */
const KNOWN_AHEAD_DAYS = 70

/** An event's row with everything its hooks would derive. */
export const eventRow = (context: SeedContext, draft: Draft): EventRow => {
  const { from, to, meet, closes, ...rest } = draft
  const startsAt = momentAt(rest.day, from).toISOString()
  const answerBy = closes ? momentAt(closes.day, closes.time).toISOString() : undefined
  return {
    id: idFor('event', `${rest.type}:${rest.names.join('+')}:${rest.day}:${from}`),
    startsAt,
    endsAt: momentAt(rest.day, to).toISOString(),
    meetAt: meet ? momentAt(rest.day, meet).toISOString() : undefined,
    answerRequired: answerRequiredByDefault(rest.type),
    answerBy,
    answerUntil: answerBy ?? startsAt,
    searchText: searchTextOf(rest),
    published:
      !answerRequiredByDefault(rest.type) || daysBetween(context.today, dayOf(startsAt)) <= KNOWN_AHEAD_DAYS,
    ...rest,
  }
}

/** Whether an event is over at the demo's noon. */
export const isPast = (context: SeedContext, event: Pick<EventRow, 'endsAt' | 'startsAt'>): boolean =>
  Date.parse(event.endsAt ?? event.startsAt) < context.now.getTime()

/** A time HH:MM some minutes later or earlier on the same day. */
export const shifted = (time: string, minutes: number): string => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const total = hours * 60 + rest + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
