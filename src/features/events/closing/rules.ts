import type { ClosedSpan, Closure } from '@/features/club/places/rules'
import { daysBetween } from '@/lib/dates'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { isLeagueMatch } from '../rules'

/** How many days one act closes at most; what takes longer is closed without touching events one by one. */
export const DAYS_MOST = 62
/** How many events one act changes at most. */
export const EVENTS_MOST = 200

/** What is wrong with the days of an act; undefined when nothing is. */
export const daysProblem = ({ from, to }: { from: string; to: string }): string | undefined => {
  if (to < from) return 'Koniec nemôže byť pred začiatkom.'
  return daysBetween(from, to) >= DAYS_MOST ? `Naraz vyberte najviac ${DAYS_MOST} dní.` : undefined
}

/** The reason families read at a cancelled event: „Zatvorené miesto: búrka“. */
export const cancelReason = (reason: string): string =>
  ['Zatvorené miesto', reason].filter(Boolean).join(': ')

/** Whether one closure holds for all days of a span. */
export const isCovered = ({ from, to }: ClosedSpan, closures: readonly Closure[]): boolean =>
  closures.some((one) => one.from <= from && (one.to === null || (to !== null && to <= one.to)))

/** What somebody may do with an event at a closed place. */
export type MayDo = 'cancel' | 'move' | 'nothing'

/**
 * What a trainer of these categories may do with an event: cancel what has no other trainer's category, move what has; the
 * office decides about a match of a competition.
 */
export const trainerMayDo = (
  event: Pick<Event, 'type' | 'competition' | 'categories'>,
  trained: readonly string[],
): MayDo => {
  const categories = idsOf(event.categories)
  if (isLeagueMatch(event) || !categories.some((id) => trained.includes(id))) return 'nothing'
  return categories.every((id) => trained.includes(id)) ? 'cancel' : 'move'
}

/** Why a trainer cannot do everything with an own event; empty when they can. */
export const whyNot = (event: Pick<Event, 'type' | 'competition'>, may: MayDo): string => {
  if (may === 'cancel') return ''
  return isLeagueMatch(event)
    ? 'Súťažný zápas rieši administrátor.'
    : 'Je spoločná s kategóriou iného trénera, zrušiť ju môže administrátor.'
}

type Before = Pick<Event, 'cancelled' | 'place'>

/** An event that an act changed: what it was, and what the act made of it. */
export interface ChangedEvent {
  id: string
  /** As it is named to whoever takes the act back. */
  title: string
  startsAt: string
  endsAt: string | null
  act: 'cancel' | 'move'
  before: { cancelled: { at: null; reason: string | null; together: string | null }; place: string | null }
  /** The place it was moved to. */
  target: string | null
}

/** The columns of an event that an act may change, as they were. */
export const beforeOf = ({ cancelled, place }: Before): ChangedEvent['before'] => ({
  cancelled: { at: null, reason: cancelled?.reason ?? null, together: cancelled?.together ?? null },
  place: place ?? null,
})

const moment = (value: string | null | undefined): number | null => (value ? Date.parse(value) : null)

/**
 * Whether an event is still as an act left it, so that the act can be taken back: a cancelled one is cancelled by it, a
 * moved one is where it was moved to, both begin and end when they did, and neither has begun by `now`.
 */
export const isAsLeft = (
  event: Pick<Event, 'startsAt' | 'endsAt' | 'place' | 'cancelled' | 'deletedAt'>,
  changed: ChangedEvent,
  act: string,
  now: Date,
): boolean => {
  if (event.deletedAt || Date.parse(event.startsAt) <= now.getTime()) return false
  if (moment(event.startsAt) !== moment(changed.startsAt) || moment(event.endsAt) !== moment(changed.endsAt))
    return false
  if (changed.act === 'cancel') return Boolean(event.cancelled?.at) && event.cancelled?.together === act
  return !event.cancelled?.at && event.place === changed.target
}
