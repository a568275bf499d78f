'use client'
import { useState } from 'react'
import type { Cell } from '../read-table'
import { type ColumnReader, mappedRows, type MappingOf, widened } from '../table-columns'

/** A file that the server has read. */
export interface ReadFile<Field extends string> {
  fileName: string
  rows: Cell[][]
  /** The index of the row of headings, null where none was found. */
  heading: number | null
  mapping: MappingOf<Field>
}

/**
 * A file that was read, and which field each of its columns holds. `onChange` hears of another file, heading or mapping: what
 * was made of the one before is no longer true.
 */
export function useMappedFile<Field extends string, File extends ReadFile<Field>>(
  columns: ColumnReader<Field>,
  onChange: () => void,
) {
  const [file, setFile] = useState<File>()
  const [heading, setHeading] = useState(0)
  const [mapping, setMapping] = useState<MappingOf<Field>>([])
  const readBy = (rows: Cell[][], at: number) =>
    widened(columns.mappingOf(rows[at] ?? [], rows.slice(at + 1)), rows)
  return {
    file,
    open: (read: File) => {
      setFile(read)
      setHeading(read.heading ?? 0)
      setMapping(read.heading === null ? readBy(read.rows, 0) : widened(read.mapping, read.rows))
      onChange()
    },
    close: () => setFile(undefined),
    /** What ColumnChoice shows and changes. */
    choice: {
      ...{ rows: file?.rows ?? [], heading, mapping },
      onHeading: (row: number) => {
        setHeading(row)
        setMapping(readBy(file?.rows ?? [], row))
        onChange()
      },
      onMapping: (changed: MappingOf<Field>) => {
        setMapping(changed)
        onChange()
      },
    },
    /** What the server is asked about. */
    input: () => ({ rows: mappedRows(file?.rows ?? [], heading, mapping), heading, mapping: [...mapping] }),
  }
}
