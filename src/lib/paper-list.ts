import { dateAndTime } from './date-format'
import type { FileColumn, FileKind, FileValue } from './file-column'
import { formatCents } from './money'
import { writtenDay } from './written-day'

/** Rows of a list that is printed at the most: more is a file for a program, and would hold up other drawings. */
export const MOST_ON_PAPER = 4000

/** Points of a letter: at the least, in which it is read, and at the most, beyond which a table only has gaps. */
const [SMALLEST, LARGEST] = [4.1, 5.6] as const

/** Characters that draw nothing or turn the line round: controls and formats, but for what joins pictures into one. */
const UNSEEN = /(?:(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}])+/gu

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

/** Columns beside each other, by their places in the list, and the width of each in points. */
export interface PaperPart {
  columns: number[]
  widths: number[]
}

export interface PaperTable {
  layout: 'portrait' | 'landscape'
  /** One, unless columns name the rows of those that do not fit beside each other. */
  parts: PaperPart[]
}

/** The columns in parts of so many letters, each behind those that name the rows. */
function partsOf(letters: readonly number[], naming: readonly number[], most: number): number[][] {
  const room = most - naming.reduce((sum, at) => sum + letters[at]!, 0)
  const parts: number[][] = []
  let left = 0
  for (const [at, own] of letters.entries()) {
    if (naming.includes(at)) continue
    if (own > left || parts.length === 0) {
      parts.push([...naming])
      left = room
    }
    parts.at(-1)!.push(at)
    left -= own
  }
  return parts
}

/**
 * How columns of so many letters share a page: upright when they fit, else across; when even that is too narrow in parts, each
 * with the columns that name the rows, or wrapped where none does.
 */
export function paperTable(
  letters: readonly number[],
  room: Record<PaperTable['layout'], number>,
  naming: readonly number[] = [],
): PaperTable {
  const sumOf = (columns: readonly number[]) => columns.reduce((sum, at) => sum + letters[at]!, 0)
  const all = letters.map((_, at) => at)
  const layout = sumOf(all) * SMALLEST <= room.portrait ? 'portrait' : 'landscape'
  const most = room[layout] / SMALLEST
  const isParted = naming.length > 0 && sumOf(all) > most
  const parts = isParted ? partsOf(letters, naming, most) : [all]
  const letter = Math.min(LARGEST, ...parts.map((columns) => room[layout] / sumOf(columns)))
  return {
    layout,
    parts: parts.map((columns) => ({ columns, widths: columns.map((at) => letters[at]! * letter) })),
  }
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
  // Beside a text, as that of a number may be too narrow for the word.
  const texts = columns.findIndex(({ summed, kind }) => !summed && !isNumeric(kind))
  const first = texts >= 0 ? texts : columns.findIndex(({ summed }) => !summed)
  return columns.map(({ summed, kind, value }, at) => {
    if (!summed) return at === first ? 'Spolu' : ''
    return paperText(
      kind,
      rows.reduce((sum, row) => sum + Number(value(row) ?? 0), 0),
    )
  })
}

/** „Stav: po splatnosti · Kategória: U11“: what a list is filtered by, as its paper says it; what is empty filters nothing. */
export const filterWords = (
  filters: Readonly<Record<string, string | undefined>>,
  search: string | undefined,
): string =>
  Object.entries({ ...filters, Hľadané: search && `„${search}“` })
    .flatMap(([name, value]) => (value ? `${name}: ${value}` : []))
    .join(' · ')
