import { shortDay } from '@/lib/date-format'
import { addDays, dayOf, isDay, momentAt, mondayOf, timeOf, weekdayOf } from '@/lib/dates'

/** The most events one series may have: a season of three trainings a week. */
export const SERIES_LIMIT = 150

/** The times of an event that move with its day. */
export const EVENT_TIMES = ['startsAt', 'endsAt', 'meetAt', 'answerBy'] as const

/** The same time of the club's clock some days later: 17:00 stays 17:00 across the clock change. */
export const daysLater = (moment: string, days: number): string =>
  momentAt(addDays(dayOf(moment), days), timeOf(moment)).toISOString()

/** Days without trainings, YYYY-MM-DD, both included. */
export interface SeasonBreak {
  name: string
  from: string
  to: string
}

/** The break a day is in. */
export const breakOn = <Break extends SeasonBreak>(
  breaks: readonly Break[],
  day: string,
): Break | undefined => breaks.find(({ from, to }) => from <= day && day <= to)

/**
 * „V tento deň je prestávka: Vianočné prázdniny.“, of several days „Prestávka Vianočné prázdniny: 22. 12., 29. 12.“: each break
 * that these days fall into.
 */
export const breakWarnings = (days: readonly string[], breaks: readonly SeasonBreak[]): string[] => {
  const own = [...new Set(days)]
  return breaks.flatMap((each) => {
    const within = own.filter((day) => breakOn([each], day)).map(shortDay)
    if (within.length === 0) return []
    return own.length > 1
      ? `Prestávka ${each.name}: ${within.join(', ')}`
      : `V\u00a0tento deň je prestávka: ${each.name}.`
  })
}

interface SeriesPlan {
  /** The first and the last possible day, YYYY-MM-DD. */
  from: string
  until: string
  /** Weeks from one to the next. */
  every: 1 | 2
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  breaks: readonly SeasonBreak[]
}

/**
 * The weekdays of a series whose first day moves: that day's weekday is replaced by the new one's, the others stay. An
 * empty `from` or `to` has no weekday: with no weekdays and no `from`, the result is the weekday of `to`.
 */
export const weekdaysAfterMove = (weekdays: readonly number[], from: string, to: string): number[] => {
  if (isDay(from) && !weekdays.includes(weekdayOf(from))) return [...weekdays]
  const others = isDay(from) ? weekdays.filter((day) => day !== weekdayOf(from)) : weekdays
  return [...new Set(isDay(to) ? [...others, weekdayOf(to)] : others)].sort()
}

/**
 * The days of a weekly series in order, and apart from them those that fall into a break, with its name. Empty when a day
 * is missing or the end comes before the start. At most `SERIES_LIMIT` + 1 days, by which a caller sees it exceeded.
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
      const pause = breakOn(breaks, day)
      if (pause) skipped.push({ day, name: pause.name })
      else days.push(day)
    }
  }
  return { days, skipped }
}
