import { closedPlace } from '@/features/club/places/labels'
import { type ClosablePlace, closureDuring } from '@/features/club/places/rules'
import { shortDate, timeRange } from '@/lib/date-format'
import { addDays, isDay, isWallTime, momentAt } from '@/lib/dates'
import type { Named } from '@/lib/schema'
import { fold } from '@/lib/text'
import type { EventForm } from '../form'
import { EVENT_WORDS, type EventType } from '../labels'
import { endOf } from '../rules'
import { SERIES_LIMIT, type SeasonBreak, seriesDays } from '../series/rules'

interface VenueEvent {
  type?: number
  startsAt: string
  endsAt?: string | null
  place?: string | null
}

const spanOf = (event: VenueEvent): [number, number] => [Date.parse(event.startsAt), Date.parse(endOf(event))]

/** Whether two events overlap; one that ends when the other begins does not. */
export const isAtSameTime = (one: VenueEvent, other: VenueEvent): boolean => {
  const [from, to] = spanOf(one)
  const [start, end] = spanOf(other)
  return from < end && start < to
}

/** Whether they overlap at one place. */
export const isVenueConflict = (one: VenueEvent, other: VenueEvent): boolean => {
  if (!one.place?.trim() || fold(one.place.trim()) !== fold(other.place?.trim() ?? '')) return false
  return isAtSameTime(one, other)
}

/** The same times of the club's clock on every day; an end before the start is on the next day. */
export const plannedTimes = (
  days: readonly string[],
  from: string,
  to: string | undefined,
): { startsAt: string; endsAt: string | null }[] =>
  days.map((day) => ({
    startsAt: momentAt(day, from).toISOString(),
    endsAt: to ? momentAt(to > from ? day : addDays(day, 1), to).toISOString() : null,
  }))

/** Whether day, times and place are unchanged, and no category was added. */
export const isSameTimeAndPlace = (draft: EventForm, before: EventForm): boolean =>
  (['startsAt', 'from', 'endsAt', 'lastDay', 'place'] as const).every((key) => draft[key] === before[key]) &&
  draft.categories.every((id) => before.categories.includes(id))

/** Whether the start is not in the future. */
export const startsInPast = ({ startsAt, from }: EventForm, now: Date): boolean =>
  isDay(startsAt) && isWallTime(from) && momentAt(startsAt, from) <= now

/** The days, YYYY-MM-DD, of an event or of all events of a new series; empty without a first day. */
export const eventDays = (draft: EventForm, breaks: readonly SeasonBreak[]): string[] => {
  const { startsAt, lastDay, every, weekdays, until, skipBreaks } = draft
  if (!isDay(startsAt)) return []
  if (every > 0) {
    const plan = { from: startsAt, until, every: every as 1 | 2, weekdays: weekdays.map(Number) }
    return seriesDays({ ...plan, breaks: skipBreaks ? breaks : [] }).days.slice(0, SERIES_LIMIT)
  }
  const days = [startsAt]
  while (isDay(lastDay) && days.at(-1)! < lastDay && days.length < SERIES_LIMIT)
    days.push(addDays(days.at(-1)!, 1))
  return days
}

/**
 * „Miesto „Umelá tráva“ je zatvorené od 26. 11. do 30. 11. (oprava).“: that an event, or one of a new series, would be at a
 * place while it is closed; undefined when it is open.
 */
export const closedPlaceWarning = (
  draft: EventForm,
  { places, breaks }: { places: readonly ClosablePlace[]; breaks: readonly SeasonBreak[] },
): string | undefined => {
  const during = (day: string) => closureDuring(places, draft.place, { from: day, to: day })
  const closure = eventDays(draft, breaks).map(during).find(Boolean)
  return closure && closedPlace(draft.place, closure)
}

interface ConflictingEvent {
  type: EventType
  title: string
  startsAt: string
  endsAt: string | null
  categories: string[]
  /** Those of its categories that the new event has as well. */
  shared: string[]
}

/**
 * „V tomto čase má U11 tréning (17:00 – 18:30).“, or of another category „V tomto čase je na mieste „Umelá tráva“ už U13
 * (17:00 – 18:30).“; with the day when the query has `several` days.
 */
export const formatConflict = (event: ConflictingEvent, place: string, several: boolean): string => {
  const when = several ? `${shortDate(event.startsAt)}, ` : ''
  const { shared } = event
  if (shared.length > 0) {
    const has = shared.length > 1 ? 'majú' : 'má'
    const what = EVENT_WORDS[event.type].one.toLowerCase()
    return `V tomto čase ${has} ${shared.join(', ')} ${what} (${when}${timeRange(event.startsAt, event.endsAt)}).`
  }
  const who = event.categories.join(', ') || event.title
  return `V tomto čase je na mieste „${place}“ už ${who} (${when}${timeRange(event.startsAt, event.endsAt)}).`
}

interface PlannedEvent extends VenueEvent {
  id: string
  type: EventType
  title: string
  startsAt: string
  endsAt: string | null
  categories: readonly Named[]
  trainers: readonly Named[]
  substitute: Named | null
  cancelled: unknown
}

/** Who is at an event in the lead: who stands in, otherwise its trainers. */
const leadersOf = ({ trainers, substitute }: PlannedEvent): readonly Named[] =>
  substitute ? [substitute] : trainers

const inBoth = (some: readonly Named[], others: readonly Named[]): string[] =>
  some.filter(({ id }) => others.some((other) => other.id === id)).map(({ name }) => name)

/**
 * What stands against an event among others at the same time, each in a few words: „Na mieste aj U15 (17:30 – 19:00).“, „U11 aj tréning
 * (16:30 – 18:00).“ or „Ľuboš Šimko vedie aj U13 (17:00 – 18:30).“ Cancelled events stand against nothing.
 */
export const clashesOf = (event: PlannedEvent, events: readonly PlannedEvent[]): string[] => {
  if (event.cancelled) return []
  return events
    .filter((other) => other.id !== event.id && !other.cancelled && isAtSameTime(event, other))
    .flatMap((other) => {
      const shared = inBoth(event.categories, other.categories)
      const led = inBoth(leadersOf(event), leadersOf(other))
      const who = other.categories.map(({ name }) => name).join(', ') || other.title
      const what = `aj ${EVENT_WORDS[other.type].one.toLowerCase()}`
      const clash =
        (shared.length > 0 && `${shared.join(', ')} ${what}`) ||
        (led.length > 0 && `${led.join(', ')} vedie aj ${who}`) ||
        (isVenueConflict(event, other) && `Na mieste aj ${who}`)
      return clash ? [`${clash} (${timeRange(other.startsAt, other.endsAt)}).`] : []
    })
}
