import { href } from '@/lib/routes'
import { idsOf } from '@/lib/reference'
import { dashed, fold } from '@/lib/text'
import { EVENT_TYPES, EVENT_WORDS, type EventType, FRIENDLY } from './labels'

/** Whether a number is one of the three event types. */
export const isEventType = (value: unknown): value is EventType => value === 0 || value === 1 || value === 2

/** Whether players must answer unless somebody decides otherwise: for tournaments and matches, not for trainings. */
export const answerRequiredByDefault = (type: EventType): boolean => type !== EVENT_TYPES.training

interface TitleColumns {
  type: EventType
  title?: string | null
  opponent?: string | null
  homeAway?: string | null
}

/**
 * The title of an event: the one given, else „Tréning U11“ or „Turnaj U9“, with the two sides of a match, the home side
 * first.
 */
export const eventTitle = (event: TitleColumns, club: string, categories: readonly string[]): string => {
  if (event.title?.trim()) return event.title.trim()
  const name = `${EVENT_WORDS[event.type].one} ${categories.join(', ')}`.trim()
  if (event.type !== EVENT_TYPES.match || !event.opponent) return name
  const sides = event.homeAway === 'away' ? [event.opponent, club] : [club, event.opponent]
  return `${name}: ${dashed(...sides)}`
}

const DEFAULT_MINUTES: Record<EventType, number> = { 0: 90, 1: 240, 2: 120 }
/** How long an event without an end lasts at most. */
export const LONGEST_BY_DEFAULT_MS = Math.max(...Object.values(DEFAULT_MINUTES)) * 60_000

/** When an event ends, as an ISO moment: the end given, else after the default length of its type (a training's if unknown). */
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

/** How many days a tournament lasts at most. */
export const LONGEST_DAYS = 7
/** How long an event lasts at most, in hours: its hours are paid, and its sheet is open until after its end. */
const MOST_HOURS: Record<EventType, number> = { 0: 24, 1: LONGEST_DAYS * 24, 2: 24 }

/** Payload validator message when an event lasts too long for its type; true otherwise. */
export const fitsLength = (
  type: unknown,
  startsAt: string | undefined,
  endsAt: string | null | undefined,
): true | string => {
  if (!startsAt || !endsAt || !isEventType(type)) return true
  const isShort = Date.parse(endsAt) - Date.parse(startsAt) <= MOST_HOURS[type] * 3_600_000
  if (isShort) return true
  return type === EVENT_TYPES.tournament
    ? `Turnaj trvá najviac ${LONGEST_DAYS} dní.`
    : 'Tréning a zápas trvajú najviac 24 hodín. Viacdňovú udalosť zapíšte ako turnaj.'
}

/** Payload validator message when answers would close after the start; true otherwise. */
export const answersCloseBeforeStart = (
  startsAt: string | undefined,
  answerBy: string | null | undefined,
): true | string =>
  !startsAt ||
  !answerBy ||
  Date.parse(answerBy) <= Date.parse(startsAt) ||
  'Uzávierka odpovedí musí byť pred začiatkom udalosti.'

/** The counts of an event nobody was invited to. */
export const NO_ANSWERS = { yes: 0, no: 0, maybe: 0, waiting: 0 }

/** The columns of an event that is not cancelled. */
export const NOT_CANCELLED = { at: null, reason: null, together: null } as const

/** The columns of an event without a result. */
export const NO_RESULT = { own: null, their: null, scorers: null } as const

/** What is wrong with a result of one side only. */
export const BOTH_SIDES = 'Zadajte góly oboch strán.'

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
  return (result?.own != null && result?.their != null) || BOTH_SIDES
}

/** Win, draw or loss from our side; undefined while there is no result. */
export const outcomeOf = (result: { own?: number | null; their?: number | null } | null | undefined) => {
  if (result?.own == null || result.their == null) return undefined
  return result.own > result.their ? 'win' : result.own < result.their ? 'loss' : 'draw'
}

/** Whether an event is a match of a competition: the office's alone to change. Any other match is a friendly one. */
export const isLeagueMatch = ({
  type,
  competition,
}: {
  type?: unknown
  competition?: string | null
}): boolean => type === EVENT_TYPES.match && Boolean(competition)

/** What is shown as the competition of an event: „Priateľský zápas“ of a match without one; empty for others without one. */
export const shownCompetition = (event: { type?: unknown; competition?: string | null }): string =>
  event.competition || (event.type === EVENT_TYPES.match ? FRIENDLY : '')

/** Whether a trainer of these categories may change an event, as its access says it (access.ts). */
export const mayTrainerChange = (
  event: { type?: unknown; competition?: string | null; categories?: unknown },
  trained: readonly string[],
): boolean => !isLeagueMatch(event) && idsOf(event.categories).some((id) => trained.includes(id))

/** Whether an event has begun. */
export const hasBegun = ({ startsAt }: { startsAt: string }, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime()

/** The staff page of one event: its form, or its answers for who is told of it as its trainer or may not change it. */
export const staffPageOf = (event: string, isForm: boolean): string =>
  isForm ? href('eventEdit', { id: event }) : href('eventParticipants', { event })

interface SearchColumns {
  type?: unknown
  title?: string | null
  opponent?: string | null
  place?: string | null
  competition?: string | null
}

/** The text the office's search looks in, without diacritics: „Lipova“ finds „ŠK Lipová“. Categories are searched apart. */
export const searchTextOf = ({ type, title, opponent, place, competition }: SearchColumns): string => {
  const word = isEventType(type) ? EVENT_WORDS[type].one : ''
  return fold([word, title, opponent, place, competition].filter(Boolean).join(' '))
}

/**
 * The columns derived from others: whether an answer is required (by the type unless given), until when it may be given
 * (the start unless given), and the text to search in.
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

interface Movable {
  startsAt: string
  place?: string | null
  published?: boolean | null
  movedFrom?: { startsAt?: string | null; place?: string | null } | null
}

/**
 * Where an event was first announced, when a change moves it: its start and place then, each null while or when again it is
 * the same. A change that moves nothing keeps what is known, and so does one of an event that was hidden or has begun.
 */
export const movedFrom = (before: Movable, after: Movable, now: Date) => {
  const isAnnounced = before.published && Date.parse(before.startsAt) > now.getTime()
  const first = (was: string | null, has: string | null, known: string | null): string | null => {
    const original = isAnnounced && was !== has ? (known ?? was) : known
    return original === has ? null : original
  }
  const moment = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null)
  return {
    startsAt: first(moment(before.startsAt), moment(after.startsAt), moment(before.movedFrom?.startsAt)),
    place: first(before.place || null, after.place || null, before.movedFrom?.place ?? null),
  }
}

/** Whether a change makes a match another type, which has no result. */
export const dropsResult = (before: { type?: unknown }, changes: { type?: unknown }): boolean =>
  before.type === EVENT_TYPES.match && changes.type !== undefined && changes.type !== EVENT_TYPES.match
