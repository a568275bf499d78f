import type { Cell } from './read-table'
import type { MappingOf } from './table-columns'
import { isOneLine, isPlain, plainLine } from './text'

const lineOf = (text: string): string => (isPlain(text) && isOneLine(text) ? text : plainLine(text))

/**
 * The cells of a row as plain texts of one line, and what is wrong with those that have a field and were not plain: „nepovolené
 * znaky (Meno)“. A file is read so (read-table), but who sends cells need not have read a file.
 */
export function plainCells(
  cells: readonly Cell[],
  mapping: MappingOf<string>,
  headings: readonly Cell[],
): { cells: Cell[]; problems: string[] } {
  return {
    cells: cells.map((cell) => (typeof cell === 'string' ? lineOf(cell) || null : cell)),
    problems: cells.flatMap((cell, at) =>
      mapping[at] && typeof cell === 'string' && !isPlain(cell)
        ? `nepovolené znaky (${lineOf(String(headings[at] ?? ''))})`
        : [],
    ),
  }
}
