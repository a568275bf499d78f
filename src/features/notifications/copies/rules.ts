import { addDays, dayOf, isWallTime, momentAt, timeOf } from '@/lib/dates'
import type { CopyChannel, Kind } from '../labels'
import type { Outcome } from './channel'

/** Whether a copy is tried again. */
export const isUnfinished = ({ state }: Outcome): boolean => state === 'later' || state === 'busy'

/** When a person wants copies of their messages: times HH:MM of the club's clock; equal ones mean no quiet hours. */
export interface Choices {
  quietFrom: string
  quietTo: string
  /** What is off, „changes.email“. */
  off: ReadonlySet<string>
  /** Whether everything that is not urgent waits for the evening. */
  digest: boolean
}

/** The quiet hours of who has chosen none. */
export const QUIET_HOURS = { from: '21:00', to: '07:00' } as const
/** When an evening digest is sent. */
export const DIGEST_AT = '19:00'

const HOUR_MS = 3_600_000

/** What is stored of a person's choices. */
export interface StoredChoices {
  quietHours?: { from?: string | null; to?: string | null } | null
  notificationChoices?: readonly string[] | null
  digest?: boolean | null
}

/** A person's choices, with the defaults where nothing, or no time of a clock, is stored. */
export const choicesOf = (stored: StoredChoices): Choices => {
  const { from, to } = stored.quietHours ?? {}
  return {
    quietFrom: isWallTime(from) ? from : QUIET_HOURS.from,
    quietTo: isWallTime(to) ? to : QUIET_HOURS.to,
    off: new Set(stored.notificationChoices ?? []),
    digest: stored.digest === true,
  }
}

/** Whether a person wants copies of this kind by this channel; those of own security come by e-mail whatever is stored. */
export const wantsCopy = ({ off }: Choices, kind: Kind, channel: CopyChannel): boolean =>
  (kind === 'account' && channel === 'email') || !off.has(`${kind}.${channel}`)

/** Whether a copy comes in quiet hours too, and does not wait for the evening. */
export const passesQuiet = (notification: { kind: Kind; urgent?: boolean | null }): boolean =>
  notification.urgent === true || notification.kind === 'account'

/** Whether the club's clock shows a time within the quiet hours, also across midnight. */
export const isQuiet = (
  moment: Date,
  { quietFrom, quietTo }: Pick<Choices, 'quietFrom' | 'quietTo'>,
): boolean => {
  const time = timeOf(moment)
  return quietFrom <= quietTo ? quietFrom <= time && time < quietTo : time >= quietFrom || time < quietTo
}

/** The first moment from this one on that is not in the quiet hours. */
export const afterQuiet = (moment: Date, choices: Pick<Choices, 'quietFrom' | 'quietTo'>): Date => {
  if (!isQuiet(moment, choices)) return moment
  const { quietFrom, quietTo } = choices
  const day = quietFrom > quietTo && timeOf(moment) >= quietFrom ? addDays(dayOf(moment), 1) : dayOf(moment)
  const end = momentAt(day, quietTo)
  // In the hour that autumn repeats, the end's first occurrence has passed: its second one counts.
  const later = end > moment ? end : new Date(end.getTime() + HOUR_MS)
  return isQuiet(later, choices) ? afterQuiet(later, choices) : later
}

/** What decides when a copy is sent, besides its reader's choices. */
export interface Timing {
  /** Whether it comes in quiet hours too, and does not wait for the evening. */
  passes: boolean
  /** When the first of the events begins that it is about and that are not over; missing when it is about none. */
  startsAt?: Date
}

/** When an event begins and is over. */
interface Course {
  startsAt: Date
  until: Date
}

const earliest = (moments: readonly Date[]): Date | undefined =>
  moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : undefined

/** When the first of these events begins that is not over; undefined when all are. */
export const firstStart = (events: readonly Course[], now: Date): Date | undefined =>
  earliest(events.filter(({ until }) => until > now).map(({ startsAt }) => startsAt))

/** When the last of these events is over; undefined without any. */
export const lastUntil = (events: readonly Course[]): Date | undefined =>
  events.length > 0 ? new Date(Math.max(...events.map(({ until }) => until.getTime()))) : undefined

/** What is about an event that begins sooner after a digest does not wait for it. */
const BEFORE_EVENT_MS = 24 * HOUR_MS

/** When a copy may be sent that is written now. */
export const copyDueAt = (now: Date, { passes, startsAt }: Timing, choices: Choices): Date => {
  if (passes) return now
  const soon = afterQuiet(now, choices)
  if (!choices.digest) return soon
  const today = momentAt(dayOf(now), DIGEST_AT)
  const digest = afterQuiet(today >= now ? today : momentAt(addDays(dayOf(now), 1), DIGEST_AT), choices)
  return startsAt && startsAt.getTime() - digest.getTime() < BEFORE_EVENT_MS ? soon : digest
}

/**
 * Until when a copy that is due has to wait after all, as its reader's choices are now: for the evening, or because it is
 * quiet; undefined when it may go. `written` is when it was written.
 */
export const waitsUntil = (
  now: Date,
  { written, ...timing }: Timing & { written: Date },
  choices: Choices,
): Date | undefined => {
  if (timing.passes) return undefined
  const planned = copyDueAt(written, timing, choices)
  const until = planned > now ? planned : afterQuiet(now, choices)
  return until > now ? until : undefined
}

/** Tries of a copy at most: with doubling pauses, of an hour at most, the last comes a day after the first. */
export const MAX_TRIES = 30
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = HOUR_MS
/** How long a copy waits for others to get out of its way: for the evening at most, and then a day. */
export const MAX_BUSY_MS = 72 * HOUR_MS

/** How long a copy waits after its n-th try failed, or as long as the other side asks for. */
export const pauseAfter = (tries: number, askedMs = 0): number =>
  Math.max(Math.min(askedMs, 24 * HOUR_MS), Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)))

/** What is stored of a copy that was tried: how it ended, or when it is tried again. `tries` counts those that were begun. */
export interface Ending {
  state: 'sent' | 'failed' | 'gone' | 'waiting'
  reason: string | null
  tries: number
  again?: Date
}

const REASON_MAX = 200

/**
 * What becomes of a copy after its n-th try. One that was not begun has lost no try, and waits as long as it was told to,
 * until it is too old.
 */
export const endingOf = (
  outcome: Outcome,
  { tries, written }: { tries: number; written: Date },
  now: Date,
): Ending => {
  if (outcome.state === 'sent') return { state: 'sent', reason: null, tries }
  const reason = outcome.reason.slice(0, REASON_MAX)
  const after = (ms: number) => new Date(now.getTime() + ms)
  switch (outcome.state) {
    case 'gone':
      return { state: 'gone', reason, tries }
    case 'refused':
      return { state: 'failed', reason, tries }
    case 'busy':
      return now.getTime() - written.getTime() > MAX_BUSY_MS
        ? { state: 'failed', reason, tries: tries - 1 }
        : { state: 'waiting', reason, tries: tries - 1, again: after(outcome.afterMs ?? FIRST_PAUSE_MS) }
    case 'later':
      return tries >= MAX_TRIES
        ? { state: 'failed', reason, tries }
        : { state: 'waiting', reason, tries, again: after(pauseAfter(tries, outcome.afterMs)) }
  }
}

interface GroupedRow {
  user: string
  copy: string | null
  /** Names a row that goes alone; null for one that goes with others. */
  alone?: string | null
}

/**
 * Rows that are sent together: those of one person that were together in an earlier try, and those of one person that
 * were not tried yet, but for what goes alone.
 */
export const copiesAmong = <Row extends GroupedRow>(rows: readonly Row[]): Row[][] => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.user} ${row.copy ?? row.alone ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
