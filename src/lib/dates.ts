import {
  addDays as laterBy,
  addMonths as monthsLaterBy,
  addYears as yearsLaterBy,
  differenceInCalendarDays,
  getISODay,
  startOfISOWeek,
} from 'date-fns'
import { tzOffset } from '@date-fns/tz/tzOffset'

/** The club's time zone: everything a person reads is in it, everything stored is UTC. */
export const CLUB_ZONE = 'Europe/Bratislava'

const WALL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
/** Years the club can mean; reckoning near the year 0 or 10000 would leave what a date can hold. */
const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/
const DAY_MS = 24 * 3_600_000

/** Whether a value is a wall-clock time HH:MM. */
export const isWallTime = (value: unknown): value is string =>
  typeof value === 'string' && WALL_TIME.test(value)

/**
 * A day's midnight in this machine's zone, which is how the language reads a time without one. Invalid for a 13th month;
 * a 30 February is the 2 March. (date-fns' parseISO reads every form of ISO 8601 and would be 2.5 kB of each form's script.)
 */
const dateOf = (day: string): Date => new Date(`${day}T00:00`)

/** Whether a value is an existing calendar day YYYY-MM-DD of the years 1900 to 2199. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && dateOf(value).getDate() === Number(value.slice(8))

/** Milliseconds the club's clock is ahead of UTC at a moment: an hour in winter, two in summer. */
const offsetAt = (moment: number): number => tzOffset(CLUB_ZONE, new Date(moment)) * 60_000

/** What the club's clock shows at a moment, YYYY-MM-DDTHH:MM:SS. */
const wallClock = (moment: Date | string): string => {
  const utc = new Date(moment).getTime()
  return new Date(utc + offsetAt(utc)).toISOString()
}

/** The club's calendar day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date | string): string => wallClock(moment).slice(0, 10)

/** The club's wall-clock time of a moment, HH:MM. */
export const timeOf = (moment: Date | string): string => wallClock(moment).slice(11, 16)

/**
 * The UTC moment of a day and wall-clock time in the club's zone. An hour that the spring change skips
 * becomes the hour after; one that autumn repeats is its first occurrence (date-fns' TZDate takes either, by the
 * zone the machine is in).
 */
export const momentAt = (day: string, time = '00:00'): Date => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const before = offsetAt(wall - DAY_MS)
  const after = offsetAt(wall + DAY_MS)
  const [first, second] = [wall - before, wall - after]
  return new Date(offsetAt(first) !== before && offsetAt(second) === after ? second : first)
}

/**
 * The day a date is in this machine's zone, as `dateOf` reads it: a calendar day has no zone, and no moment is made of it.
 * Throws when the date is invalid. (date-fns' formatISO writes every form of ISO 8601 and would be 0.3 kB of each form's
 * script.)
 */
const asDay = (date: Date): string =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)

/** A day some days later (or earlier), as the calendar counts. */
export const addDays = (day: string, days: number): string => asDay(laterBy(dateOf(day), days))

/** A time of the day after `now`'s, both by the club's clock. */
export const tomorrowAt = (now: Date, time?: string): Date => momentAt(addDays(dayOf(now), 1), time)

/** The same day some years later; of 29 February the 28th when that year has no 29th. */
export const addYears = (day: string, years: number): string => asDay(yearsLaterBy(dateOf(day), years))

/** The same day some months later; of the 31st the last day of a shorter month. */
export const addMonths = (day: string, months: number): string => asDay(monthsLaterBy(dateOf(day), months))

/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from))

/** ISO weekday of a day: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => getISODay(dateOf(day))

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => asDay(startOfISOWeek(dateOf(day)))
