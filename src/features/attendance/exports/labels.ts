import { STATUSES, type Status } from '../labels'

/** A status in one cell of a workbook or a paper, which say what each means. */
export const LETTERS: Record<Status, string> = {
  present: 'T',
  late: 'N',
  excused: 'O',
  absent: 'Ch',
  injured: 'Z',
}

/** „T tu · N neskoro“: what the letters mean, in one line of a paper. */
export const LETTERS_MEAN = (Object.keys(LETTERS) as Status[])
  .map((status) => `${LETTERS[status]} ${STATUSES[status].toLowerCase()}`)
  .join(' · ')
