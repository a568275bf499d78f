import { addDays, isDay, mondayOf, weekdayOf } from '@/lib/dates'

/** The most events one series may have: a season of three trainings a week. */
export const SERIES_LIMIT = 150

/** Days without trainings, both ends included. */
export interface SeasonBreak {
  name: string
  from: string
  to: string
}

interface SeriesPlan {
  /** The first day, YYYY-MM-DD; `until` is the last that may be. */
  from: string
  until: string
  /** Every week, or every second one. */
  every: 1 | 2
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  breaks: readonly SeasonBreak[]
}

/**
 * The weekdays of a series whose first day is moved: the old day's weekday becomes the new day's, the others stay. A
 * day that is missing is no weekday: before anything was chosen, the first day's weekday is the series' own.
 */
export const weekdaysAfterMove = (weekdays: readonly number[], from: string, to: string): number[] => {
  if (isDay(from) && !weekdays.includes(weekdayOf(from))) return [...weekdays]
  const others = isDay(from) ? weekdays.filter((day) => day !== weekdayOf(from)) : weekdays
  return [...new Set(isDay(to) ? [...others, weekdayOf(to)] : others)].sort()
}

/**
 * The days of a weekly series in order, and those that fall into a break with its name. Nothing when a day is missing
 * or the end comes before the start; it stops one past the limit, so that a caller can tell.
 */
export const seriesDays = ({
  from,
  until,
  every,
  weekdays,
  breaks,
}: SeriesPlan): { days: string[]; skipped: { day: string; name: string }[] } => {
  const days: string[] = []
  const skipped: { day: string; name: string }[] = []
  if (!isDay(from) || !isDay(until)) return { days, skipped }
  for (let week = mondayOf(from); week <= until; week = addDays(week, 7 * every)) {
    for (let day = week; day < addDays(week, 7); day = addDays(day, 1)) {
      if (day < from || day > until || !weekdays.includes(weekdayOf(day))) continue
      if (days.length > SERIES_LIMIT) return { days, skipped }
      const off = breaks.find((pause) => pause.from <= day && day <= pause.to)
      if (off) skipped.push({ day, name: off.name })
      else days.push(day)
    }
  }
  return { days, skipped }
}
