import { isWallTime } from './dates'
import type { Read } from './read-day'
import type { Cell } from './read-table'

const padded = (value: number): string => String(value).padStart(2, '0')

const DAY_MINUTES = 24 * 60

/** A part of a day, as a spreadsheet counts time, as HH:MM. */
const timeOfPart = (part: number): string => {
  const minutes = Math.round(part * DAY_MINUTES) % DAY_MINUTES
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
}

const WRITTEN = /^(?:o\s)?(\d{1,2})(?:\s?[:.,h]\s?(\d{2}))?(?:[:.]\d{2})?(?:\s?(?:h|hod)\.?)?$/i

/** A time of the clock as people write it: 10:30, 10.30, 10:30:00, „10.30 hod.“, 10, a cell with a time. HH:MM. */
export function readTime(cell: Cell): Read<string | null> {
  if (cell === null) return { value: null }
  if (typeof cell === 'number' && cell > 0 && cell < 1) return { value: timeOfPart(cell) }
  // 10.3 is „10.30“ that a spreadsheet has taken for a number.
  const text = typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(2) : String(cell)
  const written = WRITTEN.exec(text)
  const time = written && `${padded(Number(written[1]))}:${written[2] ?? '00'}`
  return isWallTime(time) ? { value: time } : { problem: `„${text}“ nie je čas` }
}

const BEHIND_DAY = /^(.+?)(?:\s+o\s+|\s+|T)(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?(?:\s?(?:h|hod)\.?)?)Z?$/i

/** A cell that has a day and a time behind it, as both; undefined for any other. */
export function dayWithTime(cell: Cell): { day: Cell; time: string } | undefined {
  if (typeof cell === 'number')
    return cell > 1 && !Number.isInteger(cell)
      ? { day: Math.floor(cell), time: timeOfPart(cell % 1) }
      : undefined
  const [, day = '', written = ''] = BEHIND_DAY.exec(String(cell ?? '')) ?? []
  const time = readTime(written)
  return day && 'value' in time && time.value ? { day, time: time.value } : undefined
}
