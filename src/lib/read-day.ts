import { isDay } from './dates'
import type { Cell } from './read-table'
import { fold } from './text'

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
