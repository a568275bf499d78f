import { addDays, dayOf, isWallTime, momentAt, timeOf } from '@/lib/dates'
import type { CopyChannel, Kind } from '../labels'

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
  return quietFrom <= quietTo
    ? quietFrom <= time && time < quietTo
    : time >= quietFrom || time < quietTo
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

/** When a copy may be sent that is written now. */
export const copyDueAt = (now: Date, passes: boolean, choices: Choices): Date => {
  if (passes) return now
  if (!choices.digest) return afterQuiet(now, choices)
  const today = momentAt(dayOf(now), DIGEST_AT)
  return afterQuiet(today >= now ? today : momentAt(addDays(dayOf(now), 1), DIGEST_AT), choices)
}

/** Until when a copy that is due has to wait after all, because it is quiet at its reader's; undefined when it may go. */
export const waitsUntil = (now: Date, passes: boolean, choices: Choices): Date | undefined =>
  !passes && isQuiet(now, choices) ? afterQuiet(now, choices) : undefined

/** Tries of a copy at most; with doubling pauses the last comes after four hours. */
export const MAX_TRIES = 8
const FIRST_PAUSE_MS = 60_000

/** How long a copy waits after its n-th try failed, or as long as the other side asks for. */
export const pauseAfter = (tries: number, askedMs = 0): number =>
  Math.max(Math.min(askedMs, 24 * HOUR_MS), FIRST_PAUSE_MS * 2 ** (tries - 1))

interface GroupedRow {
  user: string
  copy: string | null
}

/**
 * Rows that are sent together: those of one person that were together in an earlier try, and those of one person that
 * were not tried yet.
 */
export const copiesAmong = <Row extends GroupedRow>(rows: readonly Row[]): Row[][] => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${row.user} ${row.copy ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}
