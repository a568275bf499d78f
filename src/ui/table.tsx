import type { Key, ReactNode } from 'react'
import { type Cell, TableMarkup } from './table-markup.client'

export interface Column<Row> {
  /** The head of the column; on a phone it labels the value. */
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the end of their column. */
  end?: boolean
  /** Left out on a phone: what the row's own page says anyway. */
  wideOnly?: boolean
  /** Left out on a phone for rows of which it says nothing that stands out. */
  plain?: (row: Row) => boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** A last row, for sums: one cell a column. */
  foot?: readonly ReactNode[]
}

/** A cell that a phone leaves out, or just its content. */
const cellOf = <Row,>(column: Column<Row>, row: Row): Cell =>
  column.plain?.(row) ? { plain: column.cell(row) } : column.cell(row)

/** A table for the eye on the desk, labelled rows on the phone; a table for a screen reader on both. */
export function Table<Row>({ caption, columns, rows, rowKey, foot }: TableProps<Row>) {
  return (
    <TableMarkup
      caption={caption}
      columns={columns.map(({ head, end, wideOnly }) => ({ head, end, wideOnly }))}
      foot={foot}
      rows={rows.map((row) => ({ key: rowKey(row), cells: columns.map((column) => cellOf(column, row)) }))}
    />
  )
}
