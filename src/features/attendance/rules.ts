import { endOf } from '@/features/events/rules'
import { idOf } from '@/lib/reference'
import { dayOf } from '@/lib/dates'
import type { Status } from './labels'

const MINUTE = 60_000
const EARLY_MINUTES = 60
const TRAINER_DAYS = 7

interface Timed {
  type?: number
  startsAt: string
  endsAt?: string | null
}

/** Length of an event in minutes, up to the end that counts (events' `endOf`). */
export const minutesOf = (event: Timed): number =>
  Math.round((Date.parse(endOf(event)) - Date.parse(event.startsAt)) / MINUTE)

/**
 * Why attendance of an event cannot be recorded now, as a sentence; undefined when it can. Everybody waits for
 * the hour before the start; a trainer has seven days after the end, an admin (`always`) is never too late.
 */
export const whyNotRecorded = (
  event: Timed & { cancelled?: { at?: string | null } | null },
  now: Date,
  always: boolean,
): string | undefined => {
  const start = Date.parse(event.startsAt)
  if (event.cancelled?.at) return 'Udalosť je zrušená, dochádzka sa k nej nezapisuje.'
  if (now.getTime() < start - EARLY_MINUTES * MINUTE)
    return 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.'
  const last = start + minutesOf(event) * MINUTE + TRAINER_DAYS * 24 * 60 * MINUTE
  if (!always && now.getTime() > last)
    return 'Dochádzku možno zapísať najneskôr 7 dní po udalosti. Požiadajte, prosím, administrátora.'
  return undefined
}

/** Whether somebody was there as a guest: they play in none of the event's categories. */
export const isGuest = (row: { category?: unknown }, categories: readonly string[]): boolean =>
  !categories.includes(idOf(row.category) ?? '')

export type StatusCounts = Record<Status, number>

/** Counts of each status, their sum, and the share of attendance in whole percent. */
export interface AttendanceSum extends StatusCounts {
  total: number
  rate: number | null
}

const empty = (): StatusCounts => ({ present: 0, late: 0, excused: 0, absent: 0, injured: 0 })

/**
 * Sum and rate of counts; what is missing counts as none. The rate is the share of present and late among all but
 * injured, in whole percent: an injury is nobody's absence. Null when nothing counts.
 */
export const countsSum = (given: Partial<StatusCounts>): AttendanceSum => {
  const counts = { ...empty(), ...given }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const counted = total - counts.injured
  const came = counts.present + counts.late
  return { ...counts, total, rate: counted > 0 ? Math.round((came / counted) * 100) : null }
}

/** Adds up statuses, as countsSum does counts. */
export const sumOf = (statuses: readonly Status[]): AttendanceSum => {
  const counts = empty()
  for (const status of statuses) counts[status] += 1
  return countsSum(counts)
}

/** The same month by month of the club's calendar (YYYY-MM), the first month first. */
export const sumPerMonth = (
  rows: readonly { startsAt: string; status: Status }[],
): ({ month: string } & AttendanceSum)[] => {
  const months = new Map<string, Status[]>()
  for (const { startsAt, status } of rows) {
    const month = dayOf(startsAt).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), status])
  }
  return [...months]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([month, statuses]) => ({ month, ...sumOf(statuses) }))
}

/** What a sheet says of one player. */
export interface Mark {
  player: string
  status: Status
  note?: string
  /** The tap on the device that made it. */
  operation?: string
  /** The `updatedAt` of the row the sheet showed; absent when it showed none. */
  seen?: string
}

/** What stands of one player. */
export interface Recorded {
  status: Status
  note?: string | null
  operation?: string | null
  recordedBy?: string
  updatedAt: string
}

/** How many characters of a tap's id name the device it was made on. */
const DEVICE_LENGTH = 12
const deviceOf = (operation: string | null | undefined): string | undefined =>
  operation?.slice(0, DEVICE_LENGTH) || undefined

/**
 * What to do with a mark: nothing when it already stands, or was this very tap; a conflict when the row was changed
 * elsewhere since the sheet showed it, by somebody else or by the same person on another device; else write. The
 * newer row of the same device is never a conflict: its answer was lost on the way.
 */
export const judgeMark = (
  mark: Mark,
  stands: Recorded | undefined,
  me: string,
): 'write' | 'same' | 'conflict' => {
  if (!stands) return 'write'
  if (mark.operation && mark.operation === stands.operation) return 'same'
  if (mark.status === stands.status && (mark.note ?? '') === (stands.note ?? '')) return 'same'
  const seen = mark.seen !== undefined && Date.parse(mark.seen) === Date.parse(stands.updatedAt)
  const device = deviceOf(mark.operation)
  const mine = stands.recordedBy === me && (!device || device === deviceOf(stands.operation))
  return seen || mine ? 'write' : 'conflict'
}
