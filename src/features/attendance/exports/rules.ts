import type { Season } from '@/features/club/season/rules'
import { EVENT_WORDS } from '@/features/events/labels'
import { monthYear } from '@/lib/date-format'
import { momentAt } from '@/lib/dates'
import { column, type FileColumn } from '@/lib/file-column'
import { STATUSES, type Status } from '../labels'
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

const eventColumn = ({ id, day, time, type }: BookEvent): FileColumn<BookPlayer> => {
  const head = `${day.split('-').reverse().map(Number).join('.')} ${time} ${EVENT_WORDS[type].one}`
  return column(head, 12, ({ marks }) => STATUSES[marks.get(id)!] ?? '')
}

/** The columns of the attendance as CSV: a row for each player, whole words instead of letters, as it has no sheet that explains them. */
export const attendanceColumns = (events: readonly BookEvent[]): FileColumn<BookPlayer>[] => [
  column('Číslo', 7, ({ jerseyNumber }) => jerseyNumber, 'number'),
  column('Hráč', 26, ({ name }) => name),
  column('Účasť v %', 8, ({ sum }) => sum.rate, 'number'),
  ...(Object.keys(STATUSES) as Status[]).map((status) =>
    column<BookPlayer>(STATUSES[status], 10, ({ sum }) => sum[status], 'number'),
  ),
  column('Spolu', 7, ({ sum }) => sum.total, 'number'),
  ...events.map(eventColumn),
]
