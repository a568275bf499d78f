import { shortDay } from '@/lib/date-format'
import { CLUB_ZONE, timeOf } from '@/lib/dates'
import { EVENT_TYPES, type EventType } from '@/features/events/labels'
import type { EventKind } from './labels'

const GENITIVE = ['nedele', 'pondelka', 'utorka', 'stredy', 'štvrtka', 'piatka', 'soboty'] as const
const NBSP = '\u00a0'
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: CLUB_ZONE, weekday: 'short' })
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** „do štvrtka 26. 11. o 18:00“ */
export const formatDeadline = (moment: string): string => {
  const date = new Date(moment)
  const name = GENITIVE[WEEKDAYS.indexOf(weekday.format(date))]
  return `do ${name} ${shortDay(date)} o${NBSP}${timeOf(date)}`
}

/** The types of the events of a kind of list; undefined where it is all of them. */
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

export type Place = 'waiting' | 'coming' | 'past'

/**
 * Where an invitation stands in a family's list: `waiting` must be answered, `coming` is still ahead (also what
 * was called off), `past` has begun.
 */
export const placeOf = (row: InvitationRow, now: Date): Place => {
  if (Date.parse(row.event.startsAt) <= now.getTime()) return 'past'
  const waits = row.open && row.event.answerRequired === true && !row.userSubmitted && !row.event.cancelled
  return waits ? 'waiting' : 'coming'
}

/** A reason as it is sent: the chosen word, the typed words, or both joined; at most 200 characters. */
export const reasonOf = (chosen: string, typed: string): string =>
  [chosen === 'iné' ? '' : chosen, typed.trim()].filter(Boolean).join(': ').slice(0, 200)

/** The chosen word and the typed ones of a stored reason. */
export const splitReason = (reason: string, words: readonly string[]): { chosen: string; typed: string } => {
  const chosen = words.find((word) => reason === word || reason.startsWith(`${word}: `))
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
 * Whom a family calls about an event: who leads it, the substitute first, else the trainer to whom the category
 * is the main one, else any of its trainers; only who lets their number be shown.
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
