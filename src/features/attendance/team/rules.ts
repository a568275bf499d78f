import { dayOf } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import type { Status } from '../labels'
import { type AttendanceSum, sumOf } from '../rules'
import { type Expectation, surpriseOf } from '../seasons/rules'

/** One attendance, or so many of them, at a moment. */
export interface Mark {
  startsAt: string
  status: Status
  rows?: number
}

/** How many came, of how many; the rate in whole percent, null when nothing counts. Injuries do not count. */
export interface Share {
  came: number
  counted: number
  rate: number | null
}

/** The share of a sum. */
export const shareOf = ({ present, late, injured, total, rate }: AttendanceSum): Share => ({
  came: present + late,
  counted: total - injured,
  rate,
})

/** The club's month of a moment, YYYY-MM. */
export const monthOf = ({ startsAt }: { startsAt: string }): string => dayOf(startsAt).slice(0, 7)

/** The share of each of these months; null where nothing was recorded. */
export const sharesByMonth = (marks: readonly Mark[], months: readonly string[]): (Share | null)[] => {
  const byMonth = groupsBy(marks, monthOf)
  return months.map((month) => {
    const found = byMonth.get(month)
    return found ? shareOf(sumOf(found)) : null
  })
}

/** How often a player was expected and missing. */
export const missedOf = (
  marks: readonly { event: string; status: Status }[],
  known: (event: string) => Expectation | undefined,
): number => marks.filter(({ event, status }) => surpriseOf(status, known(event)) === 'missed').length
