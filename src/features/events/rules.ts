import { href } from '@/lib/routes'
import { dashed, fold } from '@/lib/text'
import { EVENT_TYPES, EVENT_WORDS, type EventType } from './labels'

/** Whether a number is one of the three event types. */
export const isEventType = (value: unknown): value is EventType => value === 0 || value === 1 || value === 2

/** Whether players are asked by default: to tournaments and matches, not to trainings (product.md §2). */
export const answerRequiredByDefault = (type: EventType): boolean => type !== EVENT_TYPES.training

interface TitleColumns {
  type: EventType
  title?: string | null
  opponent?: string | null
  homeAway?: string | null
}

/**
 * What an event is called: its own title, else „Tréning U11“, „Turnaj U9“, and a match by its two sides,
 * the home side first.
 */
export const eventTitle = (event: TitleColumns, club: string, categories: readonly string[]): string => {
  if (event.title?.trim()) return event.title.trim()
  const word = `${EVENT_WORDS[event.type].one} ${categories.join(', ')}`.trim()
  if (event.type !== EVENT_TYPES.match || !event.opponent) return word
  const sides = event.homeAway === 'away' ? [event.opponent, club] : [club, event.opponent]
  return `${word}: ${dashed(...sides)}`
}

const DEFAULT_MINUTES: Record<EventType, number> = { 0: 90, 1: 240, 2: 120 }

/** When an event ends: as somebody wrote, else after the usual length of its type; of a type not known, a training's. */
export const endOf = (event: { type?: number; startsAt: string; endsAt?: string | null }): string => {
  if (event.endsAt) return event.endsAt
  const minutes = DEFAULT_MINUTES[isEventType(event.type) ? event.type : EVENT_TYPES.training]
  return new Date(Date.parse(event.startsAt) + minutes * 60_000).toISOString()
}

/** Payload validator message when an event does not end after it starts; true otherwise. */
export const endsAfterStart = (
  startsAt: string | undefined,
  endsAt: string | null | undefined,
): true | string =>
  !startsAt || !endsAt || Date.parse(endsAt) > Date.parse(startsAt) || 'Koniec musí byť neskôr ako začiatok.'

/** Payload validator message when answers would close after the start; true otherwise. */
export const answersCloseBeforeStart = (
  startsAt: string | undefined,
  answerBy: string | null | undefined,
): true | string =>
  !startsAt ||
  !answerBy ||
  Date.parse(answerBy) <= Date.parse(startsAt) ||
  'Uzávierka odpovedí musí byť pred začiatkom udalosti.'

/** What stands where nothing is called off. */
export const NOT_CANCELLED = { at: null, reason: null, together: null } as const

/** What stands where there is no result. */
export const NO_RESULT = { own: null, their: null, scorers: null } as const

/** Payload validator message when a result is given to anything but a match that has begun; true otherwise. */
export const resultFits = (
  event: { type?: unknown; startsAt?: string },
  result: { own?: number | null; their?: number | null } | null | undefined,
  now: Date,
): true | string => {
  const given = result?.own != null || result?.their != null
  if (!given) return true
  if (event.type !== EVENT_TYPES.match) return 'Výsledok má len zápas.'
  if (!event.startsAt || Date.parse(event.startsAt) > now.getTime())
    return 'Výsledok možno zapísať až po začiatku zápasu.'
  return (result?.own != null && result?.their != null) || 'Zadajte góly oboch strán.'
}

/** Win, draw or loss from our side; undefined while there is no result. */
export const outcomeOf = (result: { own?: number | null; their?: number | null } | null | undefined) => {
  if (result?.own == null || result.their == null) return undefined
  return result.own > result.their ? 'win' : result.own < result.their ? 'loss' : 'draw'
}

/** Where staff find everything about one event: the office its form with the answers below, a trainer who comes. */
export const staffPageOf = (event: string, isOffice: boolean): string =>
  isOffice ? href('eventEdit', { id: event }) : href('eventParticipants', { event })

interface SearchColumns {
  type?: unknown
  title?: string | null
  opponent?: string | null
  place?: string | null
  competition?: string | null
}

/** What the office's search looks in, folded: „Lipova“ finds „ŠK Lipová“. Categories are asked by their names of today. */
export const searchTextOf = ({ type, title, opponent, place, competition }: SearchColumns): string => {
  const word = isEventType(type) ? EVENT_WORDS[type].one : ''
  return fold([word, title, opponent, place, competition].filter(Boolean).join(' '))
}

/**
 * What follows from an event's other columns: answers are asked as the type has it unless somebody decided, they close
 * at the start unless a time is set, and the text the office searches in holds its words.
 */
export const derivedColumns = (
  event: SearchColumns & { answerRequired?: boolean | null; answerBy?: string | null; startsAt?: string },
) => ({
  ...(event.answerRequired == null && isEventType(event.type)
    ? { answerRequired: answerRequiredByDefault(event.type) }
    : {}),
  answerUntil: event.answerBy ?? event.startsAt,
  searchText: searchTextOf(event),
})

/** Whether a match becomes something else, which has no result. */
export const dropsResult = (before: { type?: unknown }, changes: { type?: unknown }): boolean =>
  before.type === EVENT_TYPES.match && changes.type !== undefined && changes.type !== EVENT_TYPES.match
