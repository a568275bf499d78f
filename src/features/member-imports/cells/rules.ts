import { type Read } from '@/lib/read-day'
import { plainCells } from '@/lib/plain-cells'
import type { Cell } from '@/lib/read-table'
import type { ImportField, Mapping } from '../columns/rules'

/** How a file is read: which column is what, and what its headings add. */
export interface Reading {
  headings: readonly Cell[]
  mapping: Mapping
  thisYear: number
}

/** The cells of one row by their fields, with what goes wrong in reading them. */
export function cellsOf(written: readonly Cell[], { mapping, headings }: Reading) {
  const { cells, problems } = plainCells(written, mapping, headings)
  const at = (field: ImportField) => mapping.indexOf(field)
  const cell = (field: ImportField): Cell => cells[at(field)] ?? null
  const heading = (field: ImportField): string => String(headings[at(field)] ?? '')
  return {
    problems,
    cell,
    heading,
    text: (field: ImportField): string | undefined => {
      const value = cell(field)
      return value === null ? undefined : String(value)
    },
    /** The value of a reader, or its problem with the name of the column. */
    read<Value>(field: ImportField, reader: (value: Cell) => Read<Value | null>): Value | undefined {
      const result = reader(cell(field))
      if ('value' in result) return result.value ?? undefined
      problems.push(`${result.problem} (${heading(field)})`)
      return undefined
    },
  }
}
export type RowCells = ReturnType<typeof cellsOf>
