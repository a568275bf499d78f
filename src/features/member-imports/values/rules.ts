import type { Cell } from '@/lib/read-table'
import { isDay } from '@/lib/dates'
import { fold } from '@/lib/text'
import { POSITIONS, RELATIONS } from '@/features/users/labels'
import { normalPhone } from '@/features/users/rules'

/** What a cell says, or why it cannot be read: the end of „Riadok 14: …“. */
export type Read<Value> = { value: Value } | { problem: string }

const MONTHS = [
  ...['januar', 'februar', 'marec', 'april', 'maj', 'jun', 'jul', 'august', 'september', 'oktober'],
  ...['november', 'december'],
]
/** „marca“ is found by its first three letters; „jún“ and „júl“ differ in the third. */
const monthOf = (word: string): number =>
  MONTHS.findIndex((name) => name.slice(0, 3) === word.slice(0, 3)) + 1

/** Days since the last of December 1899, as a spreadsheet counts them: the years 1940 to 2100. */
const isSerial = (value: number): boolean => Number.isInteger(value) && value >= 14_611 && value <= 73_415
const SERIAL_START = Date.UTC(1899, 11, 30)

const padded = (value: number): string => String(value).padStart(2, '0')

/** A year written with two digits, as one not after `thisYear`: 14 is 2014, 85 is 1985. */
const fullYear = (written: string, thisYear: number): number => {
  const year = Number(written)
  if (written.length === 4) return year
  return year + (year <= thisYear % 100 ? 2000 : 1900)
}

function dayParts(text: string, thisYear: number): readonly [number, number, number] | undefined {
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const written = /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2})(?:\s.*)?$/.exec(text)
  if (written) return [fullYear(written[3]!, thisYear), Number(written[2]), Number(written[1])]
  const spelled = /^(\d{1,2})\.?\s?([a-z]{3,10})\.?\s(\d{4})$/.exec(fold(text))
  if (spelled) return [Number(spelled[3]), monthOf(spelled[2]!), Number(spelled[1])]
  return undefined
}

/**
 * A day as people write it: 2014-03-07, 7.3.2014, 07. 03. 14, 7/3/2014, 7. marca 2014, a cell with a date, or the number
 * behind one. Day and month are in Slovak order.
 */
export function readDay(cell: Cell, thisYear: number): Read<string | null> {
  if (cell === null) return { value: null }
  if (typeof cell === 'number' && isSerial(cell))
    return { value: new Date(SERIAL_START + cell * 86_400_000).toISOString().slice(0, 10) }
  const text = String(cell)
  if (/^(19|20)\d\d$/.test(text)) return { problem: `„${text}“ je len rok, chýba deň a mesiac` }
  const parts = dayParts(text, thisYear)
  const day = parts && `${parts[0]}-${padded(parts[1])}-${padded(parts[2])}`
  return day && isDay(day) ? { value: day } : { problem: `„${text}“ nie je dátum` }
}

const TITLES = /^(?:ing|mgr|bc|mudr|judr|phdr|rndr|paeddr|doc|prof|dr|mvdr|phd|csc|mba|arch|art)\.?$/i
const isUpper = (word: string): boolean =>
  word.length > 1 && word === word.toLocaleUpperCase('sk') && /\p{L}/u.test(word)
/** NOVÁKOVÁ is written Nováková; what has small letters stays as it is. */
export const inCase = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      isUpper(word)
        ? word.replace(/\p{L}+/gu, (part) => part[0]! + part.slice(1).toLocaleLowerCase('sk'))
        : word,
    )
    .join(' ')

/** A whole name without titles as first name and surname. The surname is the word in capitals, else the last or the first one. */
export function splitName(
  cell: Cell,
  order: 'first' | 'last' = 'first',
): { firstName: string; lastName: string } | undefined {
  const words = String(cell ?? '')
    .replace(/,/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !TITLES.test(word))
  if (words.length < 2) return undefined
  const capitals = words.filter(isUpper)
  if (capitals.length > 0 && capitals.length < words.length)
    return {
      firstName: words.filter((word) => !isUpper(word)).join(' '),
      lastName: capitals.map(inCase).join(' '),
    }
  const cased = words.map(inCase)
  return order === 'first'
    ? { firstName: cased.slice(0, -1).join(' '), lastName: cased.at(-1)! }
    : { firstName: cased.slice(1).join(' '), lastName: cased[0]! }
}

/** A phone with the Slovak prefix where none is given; a number that lost its leading zero in a spreadsheet has it again. */
export function readPhone(cell: Cell): Read<string | null> {
  if (cell === null) return { value: null }
  const text = String(cell)
  const [first = ''] = text.split(/[,;]|\s\/\s/)
  const digits = first.replace(/[\s()/.-]/g, '')
  const value = normalPhone(
    /^9\d{8}$/.test(digits) ? `0${digits}` : /^421\d{9}$/.test(digits) ? `+${digits}` : first,
  )
  return value ? { value } : { problem: `„${text}“ nie je telefónne číslo` }
}

/** An e-mail in lower case; of several the first. */
export function readEmail(cell: Cell): Read<string | null> {
  if (cell === null) return { value: null }
  const [first = ''] = String(cell).split(/[\s,;]+/)
  const value = first.replace(/^mailto:/i, '').toLowerCase()
  return /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(value)
    ? { value }
    : { problem: `„${String(cell)}“ nie je e-mail` }
}

/** The key of the word, also of its beginning: „brank.“ is a goalkeeper, „otec“ and „O“ are not the same. */
const keyByWord = <Key extends string>(words: Record<Key, string>, text: string): Key | undefined => {
  const typed = fold(text).replace(/\.$/, '')
  return (Object.keys(words) as Key[]).find((key) => {
    const word = fold(words[key])
    return word === typed || (typed.length >= 3 && word.startsWith(typed))
  })
}

/** A player's position by its Slovak word. */
export function readPosition(cell: Cell): Read<keyof typeof POSITIONS | null> {
  if (cell === null) return { value: null }
  const value = keyByWord(POSITIONS, String(cell))
  return value
    ? { value }
    : { problem: `„${String(cell)}“ nie je post (${Object.values(POSITIONS).join(', ')})` }
}

/** How a guardian is related; what is neither mother nor father is „iný“. */
export function readRelation(cell: Cell): keyof typeof RELATIONS {
  const text = fold(String(cell ?? ''))
  if (/^(mat|mam)/.test(text)) return 'mother'
  return /^(ot|tat)/.test(text) ? 'father' : 'other'
}

/** A whole number from 1 to 99 on a shirt. */
export function readJersey(cell: Cell): Read<number | null> {
  if (cell === null) return { value: null }
  const value = Number(cell)
  return Number.isInteger(value) && value >= 1 && value <= 99
    ? { value }
    : { problem: `„${String(cell)}“ nie je číslo dresu od 1 do 99` }
}
