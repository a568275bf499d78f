import type { Cell } from './read-table'
import { fold } from './text'

/** Which field each column of a file holds, from the left; null for one that is left out. */
export type MappingOf<Field extends string> = readonly (Field | null)[]

/** Rows from the top among which the heading is looked for: titles and merged cells may stand above it. */
export const HEADING_WITHIN = 15

/** „E-mail:“ and „mail“ are one heading; so are „Tel. matky*“, „mobil matky“ and „Telefónne číslo matky“. */
export const headingKey = (heading: string): string =>
  fold(heading)
    .replace(/[#*:;.()"„“]/g, ' ')
    .replace(/\b(?:e[- ]?)?mail\b/g, 'email')
    .replace(/\b(?:tel|mob|mobil|telefonne cislo|telefonny kontakt)\b/g, 'telefon')
    .replace(/\s+/g, ' ')
    .trim()

/** The fields by the words people write above them. */
export interface ColumnWords<Field extends string> {
  /** Their Slovak names. */
  fields: Record<Field, string>
  /** Other headings, without case and diacritics. */
  others: Partial<Record<Field, readonly string[]>>
  /** The field of a second column with the same heading: a second guardian's. */
  second?: Partial<Record<Field, Field>>
}

/** How the columns of one kind of file are known. */
export interface ColumnReader<Field extends string> {
  /** The field a heading names; null for an unknown one. */
  fieldOf: (heading: Cell) => Field | null
  /**
   * The fields of a row of headings; a field that occurs twice is the first one's, or its second field's. The rows below them
   * may say more.
   */
  mappingOf: (headings: readonly Cell[], below?: readonly (readonly Cell[])[]) => MappingOf<Field>
  /** The index of the row of headings: of the first rows the one with most known headings; undefined when none has two. */
  headingRow: (rows: readonly (readonly Cell[])[]) => number | undefined
}

/** Makes a reader of columns. */
export function columnReader<Field extends string>({
  fields,
  others,
  second = {},
}: ColumnWords<Field>): ColumnReader<Field> {
  const byKey = new Map<string, Field>(
    (Object.keys(fields) as Field[]).flatMap((field) =>
      [fields[field], ...(others[field] ?? [])].map((heading) => [headingKey(heading), field] as const),
    ),
  )
  const fieldOf = (heading: Cell): Field | null =>
    typeof heading === 'string' ? (byKey.get(headingKey(heading)) ?? null) : null
  const mappingOf = (headings: readonly Cell[]): MappingOf<Field> => {
    const used = new Set<Field>()
    return headings.map((heading) => {
      const field = fieldOf(heading)
      const next = field && second[field]
      const free = field && !used.has(field) ? field : next && !used.has(next) ? next : null
      if (free) used.add(free)
      return free
    })
  }
  const headingRow = (rows: readonly (readonly Cell[])[]): number | undefined => {
    const known = rows.slice(0, HEADING_WITHIN).map((row) => mappingOf(row).filter(Boolean).length)
    const most = Math.max(0, ...known)
    return most >= 2 ? known.indexOf(most) : undefined
  }
  return { fieldOf, mappingOf, headingRow }
}

/** A mapping with a place for every column of a file, also for those without a heading. */
export const widened = <Field extends string>(
  mapping: MappingOf<Field>,
  rows: readonly Cell[][],
): MappingOf<Field> => {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return [...mapping, ...Array<null>(Math.max(0, width - mapping.length)).fill(null)]
}

/** What the server gets of a file: the row of headings, and below it the columns that have a field. Rows keep their numbers. */
export const mappedRows = (rows: readonly Cell[][], heading: number, mapping: MappingOf<string>): Cell[][] =>
  rows.map((cells, at) => {
    if (at === heading) return cells
    return at < heading ? [] : cells.map((cell, column) => (mapping[column] ? cell : null))
  })

/** A mapping with another field in one column; the column that had the field has none. */
export const withField = <Field extends string>(
  mapping: MappingOf<Field>,
  column: number,
  field: Field | null,
): MappingOf<Field> =>
  mapping.map((present, at) => (at === column ? field : present === field ? null : present))

/** The cells of a row by their fields; null where the file has no such column or the cell is empty. */
export const cellsOf = <Field extends string>(
  cells: readonly Cell[],
  mapping: MappingOf<Field>,
): ((field: Field) => Cell) => {
  const at = new Map(mapping.map((field, column) => [field, column]))
  return (field) => cells[at.get(field) ?? -1] ?? null
}
