import { closedPlace } from '@/features/club/places/labels'
import { type ClosablePlace, closureDuring } from '@/features/club/places/rules'
import { shortDate, timeRange } from '@/lib/date-format'
import { isDay, isWallTime, momentAt } from '@/lib/dates'
import { idsOf, joinedNames } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import { fold } from '@/lib/text'
import type { EventForm } from '../form'
import { EVENT_WORDS, type EventType } from '../labels'
import { endOf } from '../rules'
import { eventDays } from '../asked-times/rules'
import type { SeasonBreak } from '../series/rules'

interface VenueEvent {
  type?: number
  startsAt: string
  endsAt?: string | null
  place?: string | null
}

type Span = readonly [from: number, to: number]
const spanOf = (event: VenueEvent): Span => [Date.parse(event.startsAt), Date.parse(endOf(event))]
const doOverlap = ([from, to]: Span, [start, end]: Span): boolean => from < end && start < to

/** Whether two events overlap; one that ends when the other begins does not. */
export const isAtSameTime = (one: VenueEvent, other: VenueEvent): boolean =>
  doOverlap(spanOf(one), spanOf(other))

/** Whether both are at one place, however it is written; without a place they are nowhere. */
export const isSamePlace = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one?.trim()) && fold(one!.trim()) === fold(other?.trim() ?? '')

/** Whether they overlap at one place. */
export const isVenueConflict = (one: VenueEvent, other: VenueEvent): boolean =>
  isSamePlace(one.place, other.place) && isAtSameTime(one, other)

/** Who is at an event in the lead: who stands in, otherwise its trainers. */
export function leadersOf<Who>({
  trainers,
  substitute,
}: {
  trainers: readonly Who[]
  substitute?: Who | null
}): readonly Who[] {
  return substitute ? [substitute] : trainers
}

/** An event with its categories and who is there in the lead, by id. */
export interface OccupyingEvent extends VenueEvent {
  categories: readonly string[]
  leaders: readonly string[]
}

/** What two events at the same time have in common: categories (`shared`), who leads both (`led`), or only the place. */
interface Clash {
  shared: string[]
  led: string[]
}

const inCommon = (one: OccupyingEvent, other: OccupyingEvent): Clash | undefined => {
  const shared = one.categories.filter((id) => other.categories.includes(id))
  const led = one.leaders.filter((id) => other.leaders.includes(id))
  const isClash = shared.length > 0 || led.length > 0 || isSamePlace(one.place, other.place)
  return isClash ? { shared, led } : undefined
}

/** The clash of two events; undefined when they are not in each other's way. */
export const clashOf = (one: OccupyingEvent, other: OccupyingEvent): Clash | undefined =>
  isAtSameTime(one, other) ? inCommon(one, other) : undefined

/**
 * The clash of an event with the first of many it is in the way of. The times are read once: a series of a season is compared with
 * every event of it.
 */
export const clashWithFirst = (
  many: readonly OccupyingEvent[],
): ((other: OccupyingEvent) => Clash | undefined) => {
  const timed = many.map((event) => ({ event, span: spanOf(event) }))
  return (other) => {
    const span = spanOf(other)
    for (const one of timed) {
      const clash = doOverlap(one.span, span) ? inCommon(one.event, other) : undefined
      if (clash) return clash
    }
    return undefined
  }
}

/** Whether day, times and place are unchanged, and nobody else is there: no category and no leader was added. */
export const isSameTimeAndPlace = (draft: EventForm, before: EventForm): boolean =>
  (['startsAt', 'from', 'endsAt', 'lastDay', 'place'] as const).every((key) => draft[key] === before[key]) &&
  draft.categories.every((id) => before.categories.includes(id)) &&
  leadersOf(draft).every((id) => leadersOf(before).includes(id))

/** Whether the start is not in the future. */
export const startsInPast = ({ startsAt, from }: EventForm, now: Date): boolean =>
  isDay(startsAt) && isWallTime(from) && momentAt(startsAt, from) <= now

/**
 * „Miesto „Umelá tráva“ je zatvorené od 26. 11. do 30. 11. (oprava).“: that an event, or one of a series, would be at a
 * place while it is closed; undefined when it is open.
 */
export const closedPlaceWarning = (
  draft: EventForm,
  { places, breaks }: { places: readonly ClosablePlace[]; breaks: readonly SeasonBreak[] },
  days: readonly string[] = eventDays(draft, breaks),
): string | undefined => {
  const during = (day: string) => closureDuring(places, draft.place, { from: day, to: day })
  const closure = days.map(during).find(Boolean)
  return closure && closedPlace(draft.place, closure)
}

interface ConflictingEvent {
  type: EventType
  title: string
  startsAt: string
  endsAt: string | null
  categories: string[]
  place: string
  /** Those of its categories that the saved event has as well. */
  shared: string[]
  /** The names of those who lead both. */
  led: string[]
}

/** „Ľuboš Šimko vedie aj U13“: in the calendar and before saving. */
const leadsAlso = (leaders: readonly string[], what: string): string =>
  `${leaders.join(', ')} ${leaders.length > 1 ? 'vedú' : 'vedie'} aj ${what}`

/**
 * „V tomto čase má U11 tréning (17:00 – 18:30).“, of another category „Ľuboš Šimko vedie aj U13 (17:00 – 18:30).“ or „V tomto
 * čase je na mieste „Umelá tráva“ už U13 (17:00 – 18:30).“; with the day when the query has `several` days.
 */
export const formatConflict = (event: ConflictingEvent, several: boolean): string => {
  const when = several ? `${shortDate(event.startsAt)}, ` : ''
  const time = `(${when}${timeRange(event.startsAt, event.endsAt)}).`
  const { shared, led } = event
  if (shared.length > 0) {
    const has = shared.length > 1 ? 'majú' : 'má'
    return `V tomto čase ${has} ${shared.join(', ')} ${EVENT_WORDS[event.type].one.toLowerCase()} ${time}`
  }
  const who = event.categories.join(', ') || event.title
  if (led.length > 0) return `${leadsAlso(led, who)} ${time}`
  return `V tomto čase je na mieste „${event.place}“ už ${who} ${time}`
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

const occupying = (event: PlannedEvent): OccupyingEvent => ({
  ...event,
  categories: idsOf(event.categories),
  leaders: idsOf(leadersOf<Named>(event)),
})

const namesIn = (all: readonly Named[], ids: readonly string[]): string[] =>
  all.filter(({ id }) => ids.includes(id)).map(({ name }) => name)

/**
 * What stands against an event among others at the same time, each in a few words: „Na mieste aj U15 (17:30 – 19:00).“, „U11 aj tréning
 * (16:30 – 18:00).“ or „Ľuboš Šimko vedie aj U13 (17:00 – 18:30).“ Cancelled events stand against nothing.
 */
export const clashesOf = (event: PlannedEvent, events: readonly PlannedEvent[]): string[] => {
  if (event.cancelled) return []
  const own = occupying(event)
  return events
    .filter((other) => other.id !== event.id && !other.cancelled)
    .flatMap((other) => {
      const clash = clashOf(own, occupying(other))
      if (!clash) return []
      const shared = namesIn(event.categories, clash.shared)
      const led = namesIn(leadersOf<Named>(event), clash.led)
      const who = joinedNames(other.categories) || other.title
      const text =
        (shared.length > 0 && `${shared.join(', ')} aj ${EVENT_WORDS[other.type].one.toLowerCase()}`) ||
        (led.length > 0 && leadsAlso(led, who)) ||
        `Na mieste aj ${who}`
      return [`${text} (${timeRange(other.startsAt, other.endsAt)}).`]
    })
}
