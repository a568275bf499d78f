/** What a notice is about. */
export type NoticeKind =
  'event' | 'nomination' | 'reminder' | 'fee' | 'payment' | 'article' | 'place' | 'closing'

/** Of one subject and kind one notice waits. */
export const keyOf = (kind: NoticeKind, subject: string): string => `${kind}:${subject}`

/** The key of an event's notice. */
export const eventKey = (event: string): string => keyOf('event', event)

/** The key of the notice of an event's nominations. */
export const squadKey = (event: string): string => keyOf('nomination', event)

/** The key of what is remembered of an event's latest message. */
export const toldKey = (event: string): string => `told:${event}`

/** What families know of a row: plain values by name, or null while they do not see it. */
export type Snapshot = Record<string, string | boolean | null | readonly string[]>

const MINUTE_MS = 60_000
/** How long an urgent notice waits: long enough for „Vrátiť späť“. */
export const URGENT_HOLD_MS = 20_000
/** How long any other waits after the last change, so that one evening's changes become one message. */
export const HOLD_MS = 10 * MINUTE_MS
/** How long it waits after the first change at most, however often the row changes. */
export const LONGEST_HOLD_MS = 60 * MINUTE_MS
/** How long an urgent one waits after the first urgent change at most: a cancelled training is told within a minute. */
export const LONGEST_URGENT_HOLD_MS = MINUTE_MS
/** A change of an event that starts within this time is urgent. */
export const URGENT_WITHIN_MS = 36 * 60 * MINUTE_MS

/**
 * From which moment it is judged whether what is told is past: when it was noted, or the longest a notice waits ago for one
 * that was kept longer, as while the site did not run.
 */
export const notedMoment = (firstAt: Date, now: Date): Date =>
  new Date(Math.max(firstAt.getTime(), now.getTime() - LONGEST_HOLD_MS))

/** A notice that waits to be told. */
export interface Waiting {
  /** What families were told last; null when they know nothing of the row. */
  before: Snapshot | null
  /** When it began to wait. */
  firstAt: Date
  dueAt: Date
}

/** One change of a row, as families see it. */
export interface Change {
  before: Snapshot | null
  after: Snapshot | null
  /** Whether the actor left it out: nobody is told, now or later. */
  isQuiet: boolean
}

/** What one kind of notice tells. */
export interface Telling {
  /** Whether there is anything to tell between two snapshots. */
  differs: (before: Snapshot | null, after: Snapshot | null) => boolean
  isUrgent: (before: Snapshot | null, after: Snapshot | null, now: Date) => boolean
}

/** Whether two snapshots hold the same. */
export const isSame = (one: Snapshot | null, other: Snapshot | null): boolean =>
  one === other || (one !== null && other !== null && changedKeys(one, other).length === 0)

/** The names whose values differ. */
export const changedKeys = (one: Snapshot, other: Snapshot): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => JSON.stringify(one[key] ?? null) !== JSON.stringify(other[key] ?? null),
  )

/** What is known after a change that nobody is told: its values count as known, the others stay. */
const knownAfterQuiet = (known: Snapshot | null, { before, after }: Change): Snapshot | null => {
  // What is new is told as it is then.
  if (known === null) return null
  if (before === null || after === null) return after
  const taken = changedKeys(before, after).map((key) => [key, after[key] ?? null] as const)
  return { ...known, ...Object.fromEntries(taken) }
}

/** One that was urgent before this change, too, does not wait for more than a minute in all. */
const urgentDueAt = (firstAt: Date, wasUrgent: boolean | undefined, now: Date): number => {
  const dueAt = now.getTime() + URGENT_HOLD_MS
  return wasUrgent ? Math.min(dueAt, firstAt.getTime() + LONGEST_URGENT_HOLD_MS) : dueAt
}

/**
 * The notice that waits after a change; undefined when nothing is left to tell: a change taken back tells nobody. While
 * one waits, a further change only moves the moment it is told.
 */
export const noticeAfter = (
  waiting: Waiting | undefined,
  change: Change,
  { differs, isUrgent }: Telling,
  now: Date,
): Waiting | undefined => {
  if (!waiting && change.isQuiet) return undefined
  const earlier = waiting ? waiting.before : change.before
  const before = change.isQuiet ? knownAfterQuiet(earlier, change) : earlier
  if (!differs(before, change.after)) return undefined
  if (waiting && change.isQuiet) return { ...waiting, before }
  // One that was put off, as of a hidden event, begins to wait anew.
  const isPutOff =
    waiting &&
    waiting.dueAt.getTime() > Math.max(waiting.firstAt.getTime() + LONGEST_HOLD_MS, now.getTime() + HOLD_MS)
  const firstAt = waiting && !isPutOff ? waiting.firstAt : now
  const dueAt = isUrgent(before, change.after, now)
    ? urgentDueAt(firstAt, waiting && isUrgent(waiting.before, change.before, now), now)
    : Math.min(now.getTime() + HOLD_MS, firstAt.getTime() + LONGEST_HOLD_MS)
  return { before, firstAt, dueAt: new Date(Math.max(dueAt, now.getTime())) }
}
