import type { Status } from '../labels'

/** A status in one cell of a workbook; the sheet „Vysvetlivky“ says what each means. */
export const LETTERS: Record<Status, string> = {
  present: 'T',
  late: 'N',
  excused: 'O',
  absent: 'Ch',
  injured: 'Z',
}
