import { dayOf } from '@/lib/dates'
import { idsOf } from '@/lib/reference'
import { isSame, type Snapshot, type Telling, URGENT_WITHIN_MS } from '../notices/rules'

interface EventRow {
  startsAt: string
  endsAt?: string | null
  meetAt?: string | null
  place?: string | null
  answerRequired?: boolean | null
  answerUntil?: string | null
  categories?: unknown
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  deletedAt?: string | null
}

/** What families are told of an event. */
export interface EventSnapshot extends Snapshot {
  startsAt: string
  endsAt: string | null
  meetAt: string | null
  place: string | null
  /** Until when an answer is awaited; null when nobody is asked. */
  answerUntil: string | null
  /** Cancelled, or in the trash: for families it is the same. */
  cancelled: boolean
  categories: string[]
}

const moment = (value: string | null | undefined): string | null =>
  value ? new Date(value).toISOString() : null

/** What families see of an event; null for one that is unpublished. */
export const eventSnapshot = (event: EventRow | undefined): EventSnapshot | null =>
  event && event.published === true
    ? {
        startsAt: moment(event.startsAt)!,
        endsAt: moment(event.endsAt),
        meetAt: moment(event.meetAt),
        place: event.place?.trim() || null,
        answerUntil: event.answerRequired === true ? moment(event.answerUntil ?? event.startsAt) : null,
        cancelled: Boolean(event.cancelled?.at || event.deletedAt),
        categories: idsOf(event.categories).sort(),
      }
    : null

/**
 * What happened to an event: `gained` are categories whose families hear of it for the first time, those of `lost` are
 * told that it does not concern them any more.
 */
export interface EventDifference {
  kind: 'new' | 'cancelled' | 'resumed' | 'moved' | 'changed' | 'none'
  gained: string[]
  lost: string[]
}

const FACTS = ['startsAt', 'endsAt', 'meetAt', 'place'] as const

/** What is different for families between two snapshots; undefined when they are to be told nothing. */
export const eventDifference = (
  before: EventSnapshot | null,
  after: EventSnapshot | null,
): EventDifference | undefined => {
  if (!after) return undefined
  if (!before) return after.cancelled ? undefined : { kind: 'new', gained: [], lost: [] }
  const missing = (some: EventSnapshot, other: EventSnapshot) =>
    some.categories.filter((id) => !other.categories.includes(id))
  const gained = after.cancelled ? [] : missing(after, before)
  // Who was told that it is cancelled does not come anyway.
  const lost = before.cancelled ? [] : missing(before, after)
  const kind = kindOf(before, after)
  return kind === 'none' && gained.length + lost.length === 0 ? undefined : { kind, gained, lost }
}

/**
 * An event as it is, but with those facts of an earlier snapshot that had changed before the last change, which left them
 * alone.
 */
export const withLeftFacts = (
  origin: EventSnapshot,
  before: EventSnapshot,
  after: EventSnapshot,
): EventSnapshot => {
  const left = FACTS.filter((name) => before[name] === after[name]).map((name) => [name, origin[name]])
  return { ...after, ...(Object.fromEntries(left) as Partial<Pick<EventSnapshot, (typeof FACTS)[number]>>) }
}

/** Whether families are to answer who were not asked before, or sooner than they were told. */
export const asksSooner = (before: EventSnapshot, after: EventSnapshot): boolean => {
  const [had, has] = [before.answerUntil ?? null, after.answerUntil ?? null]
  if (had === null || has === null) return has !== null
  // Without a deadline of its own it moves with the start, which is told.
  return has < had && has !== after.startsAt
}

function kindOf(before: EventSnapshot, after: EventSnapshot): EventDifference['kind'] {
  if (before.cancelled !== after.cancelled) return after.cancelled ? 'cancelled' : 'resumed'
  // What changes about an event that does not take place is told when it does.
  if (after.cancelled) return 'none'
  if (FACTS.every((name) => before[name] === after[name]) && !asksSooner(before, after)) return 'none'
  return dayOf(before.startsAt) === dayOf(after.startsAt) ? 'changed' : 'moved'
}

/** Whether an event, as families see it, has not begun. */
export const isUpcoming = (snapshot: Snapshot | null, now: Date): boolean =>
  snapshot !== null && Date.parse((snapshot as EventSnapshot).startsAt) > now.getTime()

const isSoon = (snapshot: Snapshot | null, now: Date): boolean =>
  isUpcoming(snapshot, now) &&
  Date.parse((snapshot as EventSnapshot).startsAt) - now.getTime() <= URGENT_WITHIN_MS

/** Whether a change must reach families at once, also in their quiet hours: of an event they know, and that is near. */
export const isUrgentChange = (before: Snapshot | null, after: Snapshot | null, now: Date): boolean =>
  before !== null && after !== null && (isSoon(before, now) || isSoon(after, now))

export const eventTelling: Telling = {
  // A hidden event may be shown again, changed: what families knew of it is kept until then.
  differs: (before, after) =>
    after === null
      ? before !== null
      : // A new one that is cancelled again is remembered as one families know nothing of, should it take place after all.
        before === null ||
        (!isSame(before, after) &&
          eventDifference(before as EventSnapshot, after as EventSnapshot) !== undefined),
  isUrgent: isUrgentChange,
}

/** Whether a change is of an event that has begun, before and after it: nobody is told of the past. */
export const isPast = (before: Snapshot | null, after: Snapshot | null, now: Date): boolean =>
  !isUpcoming(before, now) && !isUpcoming(after, now)
