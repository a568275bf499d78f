import { CLUB_ZONE, dayOf, timeOf } from './dates'
import { dashed } from './text'

// Formatted by Intl, which has Slovak built in; date-fns would add its dictionary to the browser's code.

const NBSP = '\u00a0'

/** A date that no line breaks inside; after a weekday it may, and before the year that follows a month's name. */
const unbroken = (date: string): string => date.replace(/(?<=\d\.)\s/g, NBSP)

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('sk-SK', { timeZone: CLUB_ZONE, ...options })
  return (moment: Date | string): string => unbroken(formatter.format(new Date(moment)))
}

/** „24. 11. 2026“ of a moment */
export const shortDate = format({ day: 'numeric', month: 'numeric', year: 'numeric' })
/** „utorok 24. novembra 2026“ */
export const longDate = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** „24. 11.“ */
export const shortDay = format({ day: 'numeric', month: 'numeric' })
/** „24. novembra“ */
export const dayMonth = format({ day: 'numeric', month: 'long' })
const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' })
/** „november 2026“ */
export const monthYear = format({ month: 'long', year: 'numeric' })
/** „decembra 2026“ of a month YYYY-MM, after „od“ or „do“ */
export const monthGenitive = (month: string): string => longDay(`${month}-01T12:00:00Z`).replace(/^1\.\s/, '')
// By the English name: a browser without Slovak would find none.
const GENITIVE = {
  Mon: 'pondelka',
  Tue: 'utorka',
  Wed: 'stredy',
  Thu: 'štvrtka',
  Fri: 'piatka',
  Sat: 'soboty',
  Sun: 'nedele',
}
const englishDay = new Intl.DateTimeFormat('en-US', { timeZone: CLUB_ZONE, weekday: 'short' })
/** „utorka“, after „do“, „od“ or „namiesto“ */
export const weekdayGenitive = (moment: Date | string): string =>
  GENITIVE[englishDay.format(new Date(moment)) as keyof typeof GENITIVE]
/** „utorka 24. novembra 2026“, after „do“ */
export const longDateGenitive = (moment: Date | string): string =>
  `${weekdayGenitive(moment)} ${longDate(moment).replace(/^\S+ /, '')}`
/** „ut“ */
export const weekdayShort = format({ weekday: 'short' })
/** „utorok“ */
export const weekdayLong = format({ weekday: 'long' })
/** „nov“ */
export const monthShort = format({ month: 'short' })

/** „17:00 – 18:30“, of several days „09:00 – ne 7. 12. o 15:00“; the start alone when there is no end. */
export const timeRange = (from: Date | string, to?: Date | string | null): string => {
  if (!to) return timeOf(from)
  const day = dayOf(from) === dayOf(to) ? '' : `${weekdayShort(to)}${NBSP}${shortDay(to)} o${NBSP}`
  return dashed(timeOf(from), `${day}${timeOf(to)}`)
}

/** „24. 11. 2026 o 17:00“ */
export const dateAndTime = (moment: Date | string): string => `${shortDate(moment)} o${NBSP}${timeOf(moment)}`
