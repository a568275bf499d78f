import { addDays, addMonths, isDay } from './dates'
import { fold, literal } from './text'

/** What somebody typed into a search, read as everything it can be; empty where it cannot be that. */
export interface TypedSearch {
  /** Folded and without wildcards, to be found in names and titles. */
  words: string
  /** What a phone number contains that is written „+421905123456“: one of these. */
  phones: string[]
  /** The digits of a variable symbol, or a part of them. */
  symbol: string
  /** What an e-mail address contains: all of these. */
  email: string[]
}

const NUMBER = /^\+?[\d\s()/.-]+$/
/** Fewer digits stand in nearly every number. */
const LEAST_DIGITS = 3
const SYMBOL_DIGITS = 10
const PHONE_DIGITS = 15
/** A shorter word without a sign of an address stands in too many of them: „ma“ in every gmail.com. */
const EMAIL_LETTERS = 5

const DATE =
  /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2})(?![\d:])|\.|(?!\d))(?![\d.])|(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/

const asDay = (year: number | string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * The days that a text names (YYYY-MM-DD), and the text without them. A date without a year is of last year, of this one
 * and of the next, reckoned from `today`.
 */
export function daysIn(text: string, today: string): { days: string[]; rest: string } {
  const found = DATE.exec(text)
  if (!found) return { days: [], rest: text }
  const [whole, day = '', month = '', year, isoYear, isoMonth = '', isoDay = ''] = found
  const now = Number(today.slice(0, 4))
  const years = year ? [year.length === 2 ? `20${year}` : year] : [now - 1, now, now + 1]
  const named = isoYear ? [asDay(isoYear, isoMonth, isoDay)] : years.map((one) => asDay(one, month, day))
  const days = named.filter(isDay)
  return days.length > 0 ? { days, rest: text.replace(whole, ' ').trim() } : { days, rest: text }
}

/** From one day (YYYY-MM-DD) until before another. */
export interface Span {
  first: string
  end: string
}

// Every month in the cases of the singular, folded: „september“, „v septembri“, „12. septembra“, „za septembrom 2026“.
const STEMS = ['januar', 'februar', 'mar(?:ec|c)', 'april', 'maj', 'jun', 'jul', 'august']
const SHORTENED = ['septemb', 'oktob', 'novemb', 'decemb'].map((stem) => `${stem}(?:er|r)`)
const MONTHS = [...STEMS, ...SHORTENED].map((stem) => new RegExp(`^${stem}(?:a|u|i|e|om)?$`))
const MONTH = /(?<!\S)(?:(\d{1,2})\.? ?|vo? )?([a-z]{3,11})(?: (20\d\d))?(?!\S)/g

/**
 * The months that a folded text names, or a day of one („12. decembra“), what of the text names it, and the text without that.
 * Without a year it is of last year, of this one and of the next, reckoned from `today`.
 */
export function monthsIn(folded: string, today: string): { spans: Span[]; named: string; rest: string } {
  for (const [whole, day, word = '', year] of folded.matchAll(MONTH)) {
    const month = MONTHS.findIndex((each) => each.test(word)) + 1
    if (month === 0) continue
    const now = Number(today.slice(0, 4))
    const years = year ? [year] : [now - 1, now, now + 1]
    const firsts = years.map((each) => asDay(each, String(month), day ?? '1')).filter(isDay)
    const spans = firsts.map((first) => ({ first, end: day ? addDays(first, 1) : addMonths(first, 1) }))
    if (spans.length > 0) return { spans, named: whole, rest: folded.replace(whole, ' ').trim() }
  }
  return { spans: [], named: '', rest: folded }
}

/** A number as it is dialled from abroad: „0903 123 456“ and „00421 903…“ begin with +421; a part of one stays as it is. */
export const dialledAbroad = (phone: string): string =>
  phone
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+421')

/** Whether a phone number, however it is written, contains one of the parts. */
export const hasPhone = (phone: string, parts: readonly string[]): boolean =>
  parts.some((part) => dialledAbroad(phone).includes(part))

function numberOf(typed: string): Pick<TypedSearch, 'phones' | 'symbol'> {
  const written = typed.replace(/^vs\s*:?\s*(?=\d)/i, '')
  const digits = written.replace(/\D/g, '')
  // A date is no number: today is of no importance for whether it is one.
  const isNumber = NUMBER.test(written) && daysIn(written, '2026-01-01').days.length === 0
  if (!isNumber || digits.length < LEAST_DIGITS) return { phones: [], symbol: '' }
  const isPhone = written === typed && digits.length <= PHONE_DIGITS
  const isSymbol = /^[\d\s]+$/.test(written) && digits.length <= SYMBOL_DIGITS
  return {
    // „0903“ is the beginning of a number, or a part in its middle.
    phones: isPhone
      ? [...new Set([dialledAbroad(written), ...(written.startsWith('+') ? [] : [digits])])]
      : [],
    symbol: isSymbol ? digits : '',
  }
}

/** Reads what was typed: a name, a phone number or a part of it, a variable symbol („VS 12345678“), an e-mail address. */
export function readSearch(text: string): TypedSearch {
  const typed = text.trim()
  const words = literal(fold(typed))
  const number = numberOf(typed)
  const isAddress =
    /^\S+$/.test(typed) &&
    !NUMBER.test(typed) &&
    (/[@._\d-]/.test(typed) || fold(typed).length >= EMAIL_LETTERS)
  return { words, ...number, email: isAddress ? words.split(' ').filter(Boolean) : [] }
}
