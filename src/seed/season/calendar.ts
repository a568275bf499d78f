import { addDays, mondayOf, weekdayOf } from '@/lib/dates'
import type { SeedContext } from '../context'

/** Days without training, both ends included. */
export interface Break {
  name: string
  from: string
  to: string
}

/** Easter Sunday of a year (Gauss, as printed by Meeus). */
export const easterOf = (year: number): string => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const month = String(Math.floor(sum / 31)).padStart(2, '0')
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** The breaks of the season that begins in a year. */
export const breaksOf = (startYear: number): Break[] => {
  const next = startYear + 1
  const easter = easterOf(next)
  const winterWeek = mondayOf(`${next}-02-18`)
  return [
    { name: 'Letná prestávka', from: `${startYear}-07-01`, to: `${startYear}-07-31` },
    { name: 'Jesenné prázdniny', from: `${startYear}-10-29`, to: `${startYear}-11-01` },
    { name: 'Vianočné prázdniny', from: `${startYear}-12-21`, to: `${next}-01-07` },
    { name: 'Jarné prázdniny', from: winterWeek, to: addDays(winterWeek, 6) },
    { name: 'Veľkonočné prázdniny', from: addDays(easter, -3), to: addDays(easter, 2) },
    { name: 'Sviatok práce', from: `${next}-05-01`, to: `${next}-05-01` },
    { name: 'Koniec sezóny', from: `${next}-06-25`, to: `${next}-06-30` },
  ]
}

export interface Calendar {
  /** The first and the last day with events. */
  from: string
  to: string
  /** The years in which its seasons begin. */
  seasons: number[]
  isFree: (day: string) => boolean
}

/**
 * The season of the day. Near its beginning or end the neighbouring season is included too, so that there are past events
 * in August and coming ones in June.
 */
export const calendarOf = (context: SeedContext): Calendar => {
  const { startYear } = context.season
  const early = context.today < `${startYear}-10-01`
  const late = context.today > `${startYear + 1}-05-01`
  const from = early ? `${startYear}-04-01` : `${startYear}-07-01`
  const to = late ? addDays(context.today, 120) : `${startYear + 1}-06-30`
  const seasons = [...(early ? [startYear - 1] : []), startYear, ...(late ? [startYear + 1] : [])]
  const breaks = seasons.flatMap(breaksOf)
  return {
    from,
    to,
    seasons,
    isFree: (day) => day < from || day > to || breaks.some((pause) => day >= pause.from && day <= pause.to),
  }
}

/** Whether a day belongs to the indoor part of the year: mid-November to mid-March. */
export const isWinter = (day: string): boolean => day.slice(5) >= '11-16' || day.slice(5) < '03-15'

/** Every day of a calendar in order. */
export const daysOf = ({ from, to }: Pick<Calendar, 'from' | 'to'>): string[] => {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The Saturday on or after a day. */
export const saturdayFrom = (day: string): string => addDays(day, (13 - weekdayOf(day)) % 7)
