import type { Season } from '@/features/club/season/rules'
import { EVENT_WORDS } from '@/features/events/labels'
import { monthYear } from '@/lib/date-format'
import { momentAt } from '@/lib/dates'
import { column, type FileColumn, naming, summed } from '@/lib/file-column'
import { STATUSES, type Status } from '../labels'
import { LETTERS } from './labels'
import type { AttendanceBook, BookEvent } from './views'

/** The first moment of a month (YYYY-MM) and of the next one. */
export function monthSpan(month: string): Pick<Season, 'from' | 'to'> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: momentAt(`${month}-01`), to: momentAt(`${next}-01`) }
}

/** „september 2026“ of YYYY-MM */
export const monthName = (month: string): string => monthYear(`${month}-15T12:00:00Z`)

export type BookPlayer = AttendanceBook['players'][number]

const SUMMED = Object.keys(STATUSES) as Status[]

const PLAYER_COLUMNS: readonly FileColumn<BookPlayer>[] = [
  naming(column('Číslo', 7, ({ jerseyNumber }) => jerseyNumber, 'number')),
  naming(column('Hráč', 26, ({ name }) => name)),
  column('Účasť v %', 8, ({ sum }) => sum.rate, 'number'),
]
const sumColumn = (status: Status, head: string, width: number): FileColumn<BookPlayer> =>
  column(head, width, ({ sum }) => sum[status], 'number')
const totalColumn = column<BookPlayer>('Spolu', 7, ({ sum }) => sum.total, 'number')

/** A calendar day by the numbers of its parts, the day first: „25.10.2026“ */
const numbersOf = (day: string): number[] => day.split('-').map(Number).reverse()

/** The columns of the attendance as CSV: a row for each player, whole words instead of letters, as it has no sheet that explains them. */
export const attendanceColumns = (events: readonly BookEvent[]): FileColumn<BookPlayer>[] => [
  ...PLAYER_COLUMNS,
  ...SUMMED.map((status) => sumColumn(status, STATUSES[status], 10)),
  totalColumn,
  ...events.map(({ id, day, time, type }) =>
    column<BookPlayer>(
      `${numbersOf(day).join('.')} ${time} ${EVENT_WORDS[type].one}`,
      12,
      ({ marks }) => STATUSES[marks.get(id)!] ?? '',
    ),
  ),
]

/** The same on paper: letters, as a season has many events, by the day („25.10.“) and the hour of each. */
export const attendancePaperColumns = (events: readonly BookEvent[]): FileColumn<BookPlayer>[] => [
  ...PLAYER_COLUMNS,
  ...SUMMED.map((status) => summed(sumColumn(status, LETTERS[status], 7))),
  summed(totalColumn),
  ...events.map(({ id, day, time }) =>
    column<BookPlayer>(
      `${numbersOf(day).slice(0, 2).join('.')}. ${time}`,
      8,
      ({ marks }) => LETTERS[marks.get(id)!] ?? '',
    ),
  ),
]
