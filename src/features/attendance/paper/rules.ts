import type { Nomination } from '@/features/participants/nomination/labels'

/** The least width of a column in points: a letter is written into it. */
const NARROW = 21
const WIDE = 58
/** The least width of the column for notes; less is left out. */
const NOTE = 70

/** How the columns of a sheet share its width. */
export interface PaperWidths {
  column: number
  /** 0 without notes. */
  note: number
}

/** Columns by the pages they fit on: as many as are wide enough to write into. */
export function columnGroups<Column>(columns: readonly Column[], width: number): Column[][] {
  return pagesOf(columns, Math.floor(width / NARROW))
}

/** The width of so many columns, and of notes where there is room for them. */
export const paperWidths = (columns: number, width: number): PaperWidths => {
  const column = Math.min(WIDE, width / columns)
  const rest = width - columns * column
  return rest >= NOTE ? { column, note: rest } : { column: width / columns, note: 0 }
}

/** Rows by pages of so many. */
export function pagesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const pages: Row[][] = []
  for (let at = 0; at < rows.length; at += size) pages.push(rows.slice(at, at + size))
  return pages
}

/** What stands before a nominated player's name, where a long name is not cut. */
const SQUAD_SIGNS: Partial<Record<Nomination, string>> = { in: '(N)', substitute: '(NH)' }
/** What the signs mean. */
export const SQUAD_SIGNS_MEAN = 'N = v nominácii, NH = náhrada'

/** A player's name on the sheet of a match: „(N) Jakub Ľalík“. */
export const paperName = (name: string, nomination: Nomination | null | undefined): string =>
  [nomination && SQUAD_SIGNS[nomination], name].filter(Boolean).join(' ')
