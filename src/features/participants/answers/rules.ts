import { shortDay, weekdayGenitive } from '@/lib/date-format'
import { addDays, dayOf, timeOf } from '@/lib/dates'
import { EVENT_TYPES, type EventType } from '@/features/events/labels'
import { countParam, idParam, type RawSearch, textParam } from '@/lib/search-params'
import { EVENT_KINDS, type EventKind } from './labels'

/** „do štvrtka 26. 11. o 18:00“ */
export const formatDeadline = (moment: string): string =>
  `do ${weekdayGenitive(moment)} ${shortDay(moment)} o\u00a0${timeOf(moment)}`

/** How many upcoming events are shown at first, and more with every „Zobraziť viac“. */
export const EVENTS_SHOWN = 10

/** What a family's list shows, from its address. */
export const familyFilter = (search: RawSearch) => {
  const kind = textParam(search, 'kind')
  return {
    player: textParam(search, 'player') ? idParam(search, 'player') : undefined,
    kind: Object.hasOwn(EVENT_KINDS, kind) ? (kind as EventKind) : ('all' as const),
    shown: countParam(search, 'show', EVENTS_SHOWN, 400),
  }
}

/** The event types of a filter; undefined for all. */
export const typesOf = (kind: EventKind): EventType[] | undefined =>
  kind === 'all'
    ? undefined
    : Object.values(EVENT_TYPES).filter((type) => (type === EVENT_TYPES.training) === (kind === 'trainings'))

interface InvitationRow {
  event: {
    startsAt: string
    answerRequired: boolean | null
    cancelled: unknown
  }
  userSubmitted: boolean
  open: boolean
}

export type InvitationState = 'waiting' | 'upcoming' | 'past'

/** Whether an invitation awaits an answer, is to another upcoming event (also a cancelled one), or to one that has begun. */
export const stateOf = (row: InvitationRow, now: Date): InvitationState => {
  if (Date.parse(row.event.startsAt) <= now.getTime()) return 'past'
  const isWaiting =
    row.open && row.event.answerRequired === true && !row.userSubmitted && !row.event.cancelled
  return isWaiting ? 'waiting' : 'upcoming'
}

/** Rows by the day of their event, in the order given. */
export function byDay<Row extends { event: { startsAt: string } }>(
  rows: readonly Row[],
): { day: string; rows: Row[] }[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row.event.startsAt)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, list]) => ({ day, rows: list }))
}

/** „dnes“, „zajtra“, or nothing for other days. */
export const nearDay = (day: string, today: string): string =>
  day === today ? 'dnes' : day === addDays(today, 1) ? 'zajtra' : ''

/** A reason as it is sent: the chosen one, the typed text, or both; at most 200 characters. */
export const reasonOf = (chosen: string, typed: string): string =>
  [chosen === 'iné' ? '' : chosen, typed.trim()].filter(Boolean).join(': ').slice(0, 200)

/** The chosen reason and the typed text of a stored one. */
export const splitReason = (
  reason: string,
  offered: readonly string[],
): { chosen: string; typed: string } => {
  const chosen = offered.find((word) => reason === word || reason.startsWith(`${word}: `))
  if (chosen) return { chosen, typed: reason.slice(chosen.length + 2) }
  return { chosen: reason ? 'iné' : '', typed: reason }
}

interface Contactable {
  id: string
  name: string
  phone: string | null
  categories: readonly { id: string }[]
}

/**
 * Whom a family calls about an event: the first of its leaders, else the trainer whose main category it is, else any
 * trainer of the category; only with a published number. Undefined without any.
 */
export const contactOf = (
  leaders: readonly string[],
  category: string | null,
  staff: readonly Contactable[],
): { name: string; phone: string } | undefined => {
  const reachable = staff.filter(({ phone }) => phone)
  const leading = leaders.flatMap((leader) => reachable.find(({ id }) => id === leader) ?? [])
  const own = reachable.filter(({ categories }) => categories[0]?.id === category)
  const any = reachable.filter(({ categories }) => categories.some(({ id }) => id === category))
  const [found] = [...leading, ...own, ...any]
  return found?.phone ? { name: found.name, phone: found.phone } : undefined
}
