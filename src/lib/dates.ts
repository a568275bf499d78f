import { dashed } from './text'

/** The club's time zone: everything a person reads is in it, everything stored is UTC. */
export const CLUB_ZONE = 'Europe/Bratislava'

const NBSP = '\u00a0'
const WALL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 24 * 3_600_000

/** Whether a value is a wall-clock time HH:MM. */
export const isWallTime = (value: unknown): value is string =>
  typeof value === 'string' && WALL_TIME.test(value)

/** Whether a value is an existing calendar day YYYY-MM-DD. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !DAY.test(value)) return false
  const moment = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: CLUB_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const wallParts = (moment: Date): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(moment).map((part) => [part.type, part.value]))

/** The club's calendar day of a moment, YYYY-MM-DD. */
export const dayOf = (moment: Date | string): string => {
  const { year, month, day } = wallParts(new Date(moment))
  return `${year}-${month}-${day}`
}

/** The club's wall-clock time of a moment, HH:MM. */
export const timeOf = (moment: Date | string): string => {
  const { hour, minute } = wallParts(new Date(moment))
  return `${hour}:${minute}`
}

/** Minutes the club's clock is ahead of UTC at a moment: 60 in winter, 120 in summer. */
const offsetAt = (moment: number): number => {
  const { year, month, day, hour, minute, second } = wallParts(new Date(moment))
  return Math.round((Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - moment) / 60_000)
}

/**
 * The UTC moment of a day and wall-clock time in the club's zone. An hour that the spring change skips
 * becomes the hour after; one that autumn repeats is its first occurrence.
 */
export const momentAt = (day: string, time = '00:00'): Date => {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const before = offsetAt(wall - DAY_MS)
  const after = offsetAt(wall + DAY_MS)
  const first = wall - before * 60_000
  const second = wall - after * 60_000
  return new Date(offsetAt(first) !== before && offsetAt(second) === after ? second : first)
}

/** A day some days later (or earlier), as the calendar counts. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** ISO weekday of a day: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** A date that no line breaks inside; after a weekday it may, and before the year that follows a month's name. */
const unbroken = (date: string): string => date.replace(/(?<=\d\.)\s/g, NBSP)

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('sk-SK', { timeZone: CLUB_ZONE, ...options })
  return (moment: Date | string): string => unbroken(formatter.format(new Date(moment)))
}

/** „24. 11. 2026“ of a calendar day YYYY-MM-DD; nothing of nothing. */
export const writtenDay = (day: string): string =>
  day && day.split('-').reverse().map(Number).join(`.${NBSP}`)
/** „24. 11. 2026“ of a moment */
export const shortDate = format({ day: 'numeric', month: 'numeric', year: 'numeric' })
/** „utorok 24. novembra 2026“ */
export const longDate = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** „24. 11.“ */
export const shortDay = format({ day: 'numeric', month: 'numeric' })
/** „24. novembra“ */
export const dayMonth = format({ day: 'numeric', month: 'long' })
/** „november 2026“ */
export const monthYear = format({ month: 'long', year: 'numeric' })
/** „ut“ */
export const weekdayShort = format({ weekday: 'short' })
/** „utorok“ */
export const weekdayLong = format({ weekday: 'long' })
/** „nov“ */
export const monthShort = format({ month: 'short' })

/** „17:00 – 18:30“; the start alone when there is no end. */
export const timeRange = (from: Date | string, to?: Date | string | null): string =>
  to ? dashed(timeOf(from), timeOf(to)) : timeOf(from)

/** „24. 11. 2026 o 17:00“ */
export const dateAndTime = (moment: Date | string): string => `${shortDate(moment)} o${NBSP}${timeOf(moment)}`
