import { isUnrecorded } from '../event-choice/rules'
import { whyNotRecorded } from '../opening/rules'

/** Hours of so many minutes, to two decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100

/** Hours added up to two decimals: as on paper, where a sum is one of the numbers above it. */
export const sumHours = (hours: readonly number[]): number =>
  Math.round(hours.reduce((sum, each) => sum + each, 0) * 100) / 100

/** Hours of all categories together, by month (YYYY-MM), to two decimals. */
export const hoursByMonth = (rows: readonly { month: string; hours: number }[]): Map<string, number> => {
  const months = new Map<string, number>()
  for (const { month, hours } of rows) months.set(month, sumHours([months.get(month) ?? 0, hours]))
  return months
}

/**
 * What hours to two decimals are worth at a rate in whole cents an hour: whole cents, half a cent up. It is reckoned from
 * the hours as they are printed, in whole hundredths, so that whoever signs can do the sum again.
 */
export const payFor = (hours: number, rate: number): number =>
  Math.round((Math.round(hours * 100) * rate) / 100)

/** What several months are worth: each is paid by itself, so that a season is the sum of its months. */
export const payOf = (rows: readonly { month: string; hours: number }[], rate: number): number =>
  [...hoursByMonth(rows).values()].reduce((sum, hours) => sum + payFor(hours, rate), 0)

/** The month of a page's query (YYYY-MM); the present one for anything else, and for one that has not begun. */
export const shownMonth = (given: string, present: string): string =>
  /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(given) && given < present ? given : present

/**
 * Where the sheet of an event that somebody led stands: recorded; still to be recorded by them; too late for them; or a
 * matter of the trainers of its category, whose players only they record.
 */
export type SheetState = 'recorded' | 'open' | 'closed' | 'others'

/** The state of the sheet of an event for a trainer who led it; `recorded` counts the rows they may read. */
export const sheetState = (
  event: Parameters<typeof whyNotRecorded>[0],
  { recorded, isOwn, now }: { recorded: number; isOwn: boolean; now: Date },
): SheetState => {
  if (!isOwn) return 'others'
  if (!isUnrecorded({ recorded })) return 'recorded'
  return whyNotRecorded(event, now, false) ? 'closed' : 'open'
}
