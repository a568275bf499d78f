import { shortDate } from '@/lib/date-format'
import { addDays, momentAt } from '@/lib/dates'
import { plainCells } from '@/lib/plain-cells'
import type { Read } from '@/lib/read-day'
import type { Cell } from '@/lib/read-table'
import { readTime } from '@/lib/read-time'
import { cellsOf } from '@/lib/table-columns'
import type { FixtureField, FixtureMapping } from '../fixture-columns/rules'
import { isPostponed, readMatchDay, readScore, roundOf, type Score } from '../fixture-values/rules'

/** A row of a schedule that is not empty; a text is empty when the file has no such column or the cell is empty. */
export interface FixtureRow {
  /** The number of the row in the file, from 1. */
  number: number
  home: string
  guest: string
  /** The club's calendar day; empty with a problem. */
  day: string
  /** An ISO moment; empty with a problem. */
  startsAt: string
  category: string
  competition: string
  round: string
  place: string
  score: Score | null
  /** Whether the file says instead of a result that the match is put off. */
  isPostponed: boolean
  /** Why the row cannot be imported: „„25.“ nie je dátum (Termín)“. Empty when it can. */
  problems: string[]
}

/** How a schedule is read. */
export interface FixtureReading {
  headings: readonly Cell[]
  mapping: FixtureMapping
  /** The club's day, YYYY-MM-DD. */
  today: string
}

/** The longest text of each column, as the event has it. */
const LENGTHS = { home: 80, guest: 80, competition: 80, round: 20, place: 120 } as const
/** Days before and after today that a schedule can mean; what is farther is a slip of the pen. */
const DAYS_BACK = 3 * 366
const DAYS_AHEAD = 2 * 366

/** One row as a match; undefined for an empty one. */
export function fixtureRow(
  cells: readonly Cell[],
  number: number,
  { headings, mapping, today }: FixtureReading,
): FixtureRow | undefined {
  if (cells.every((cell) => cell === null)) return undefined
  const { cells: plain, problems } = plainCells(cells, mapping, headings)
  const cell = cellsOf(plain, mapping)
  const text = (field: FixtureField): string => String(cell(field) ?? '')
  function read<Value>(field: FixtureField, reader: (value: Cell) => Read<Value | null>): Value | null {
    const result = reader(cell(field))
    if ('value' in result) return result.value
    problems.push(`${result.problem} (${String(headings[mapping.indexOf(field)] ?? '')})`)
    return null
  }
  const moment = read('day', (value) => readMatchDay(value, Number(today.slice(0, 4))))
  const time = read('time', readTime) ?? moment?.time ?? null
  const row = {
    home: text('home'),
    guest: text('guest'),
    category: text('category'),
    competition: text('competition'),
    round: roundOf(cell('round')),
    place: text('place'),
  }
  if (problems.length === 0) {
    if (!moment) problems.push('chýba dátum')
    else if (!time) problems.push('chýba čas výkopu')
  }
  if (!row.home || !row.guest) problems.push('chýba jedno z\u00a0družstiev')
  const day = moment?.day ?? ''
  if (day && (day < addDays(today, -DAYS_BACK) || day > addDays(today, DAYS_AHEAD)))
    problems.push(`dátum ${shortDate(day)} je príliš ďaleko od dneška`)
  for (const [field, most] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][])
    if (row[field].length > most) problems.push(`„${row[field].slice(0, 20)}…“ má viac ako ${most} znakov`)
  const score = read('result', readScore)
  const startsAt = day && time ? momentAt(day, time).toISOString() : ''
  return { number, ...row, day, startsAt, score, isPostponed: isPostponed(cell('result')), problems }
}
