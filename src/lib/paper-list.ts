import { dateAndTime } from './date-format'
import type { FileColumn, FileKind, FileValue } from './file-column'
import { formatCents } from './money'
import { writtenDay } from './written-day'

/** Rows of a list that is printed at the most: more is a file for a program, and would hold up other drawings. */
export const MOST_ON_PAPER = 4000

/** Points of a letter: at the least, in which it is read, and at the most, beyond which a table only has gaps. */
const [SMALLEST, LARGEST] = [4.1, 5.6] as const

/** Characters that draw nothing or turn the line round: controls, formats, what has no meaning. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu

const TEXTS: Record<FileKind, (value: string | number) => string> = {
  text: String,
  number: String,
  hours: (value) => Number(value).toFixed(2).replace('.', ','),
  cents: (value) => formatCents(Number(value)),
  day: (value) => writtenDay(String(value)),
  moment: (value) => dateAndTime(String(value)),
}

/** A value as a person reads it on paper, on one line. */
export const paperText = (kind: FileKind, value: FileValue): string =>
  value === null || value === '' ? '' : TEXTS[kind](value).normalize('NFC').replace(UNSEEN, ' ').trim()

/** Whether a column is lined up at its end. */
export const isNumeric = (kind: FileKind): boolean => ['number', 'hours', 'cents'].includes(kind)

/** The letters a column is wide on paper: no word of its heading is broken. */
export const lettersOf = (head: string, width: number): number =>
  Math.max(width, ...head.split(' ').map((word) => word.length + 2))

export interface PaperTable {
  layout: 'portrait' | 'landscape'
  /** Of each column, in points. */
  widths: number[]
}

/** How columns of so many letters share a page: upright when they fit, else across, wrapped when even that is too narrow. */
export function paperTable(
  letters: readonly number[],
  room: Record<PaperTable['layout'], number>,
): PaperTable {
  const total = letters.reduce((sum, each) => sum + each, 0)
  const layout = total * SMALLEST <= room.portrait ? 'portrait' : 'landscape'
  const letter = Math.min(LARGEST, room[layout] / total)
  return { layout, widths: letters.map((each) => each * letter) }
}

/** Rows of these heights by the pages they fit on; one that is higher than a page has a page of its own. */
export function pagesByHeight<Row extends { height: number }>(
  rows: readonly Row[],
  room: { first: number; further: number },
): Row[][] {
  const pages: Row[][] = [[]]
  let left = room.first
  for (const row of rows) {
    if (row.height > left && pages.at(-1)!.length > 0) {
      pages.push([])
      left = room.further
    }
    pages.at(-1)!.push(row)
    left -= row.height
  }
  return pages
}

/** The sums below a list: „Spolu“ before them, nothing below columns that have none; undefined when no column has one. */
export function sumsOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string[] | undefined {
  if (rows.length === 0 || !columns.some(({ summed }) => summed)) return undefined
  const first = columns.findIndex(({ summed }) => !summed)
  return columns.map(({ summed, kind, value }, at) => {
    if (!summed) return at === first ? 'Spolu' : ''
    return paperText(
      kind,
      rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0),
    )
  })
}
