import { endOf } from '@/features/events/rules'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import type { Status } from './labels'

/** The greatest delay that is recorded, in minutes. */
export const MAX_LATE_MINUTES = 180

/** Length of an event in whole minutes, up to the end that counts (`endOf` of events). */
export const minutesOf = (event: Parameters<typeof endOf>[0]): number =>
  Math.round((Date.parse(endOf(event)) - Date.parse(event.startsAt)) / 60_000)

/** Whether a row is of a guest: its category is none of the event's. */
export const isGuest = (row: { category?: unknown }, categories: readonly string[]): boolean =>
  !categories.includes(idOf(row.category) ?? '')

/** Counts of each status, their sum, and the share of attendance in whole percent; null when nothing counts. */
export interface AttendanceSum extends Record<Status, number> {
  total: number
  rate: number | null
}

/**
 * Adds up rows, or groups of so many rows, by status. The rate is the share of present and late among all but injured:
 * an injury does not count as an absence.
 */
export const sumOf = (groups: readonly { status?: unknown; rows?: number }[]): AttendanceSum => {
  const counts: Record<Status, number> = { present: 0, late: 0, excused: 0, absent: 0, injured: 0 }
  for (const { status, rows = 1 } of groups) counts[status as Status] += rows
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const counted = total - counts.injured
  const came = counts.present + counts.late
  return { ...counts, total, rate: counted > 0 ? Math.round((came / counted) * 100) : null }
}

/** The sums of each month of the club's calendar (YYYY-MM), the first month first. */
export const sumPerMonth = (
  rows: readonly { startsAt: string; status: Status }[],
): ({ month: string } & AttendanceSum)[] => {
  const monthOf = ({ startsAt }: { startsAt: string }) => dayOf(startsAt).slice(0, 7)
  const months = [...new Set(rows.map(monthOf))].sort()
  return months.map((month) => ({ month, ...sumOf(rows.filter((row) => monthOf(row) === month)) }))
}
