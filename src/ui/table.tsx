import type { Key, ReactNode } from 'react'
import { type Cell, TableMarkup } from './table-markup.client'

export interface Column<Row> {
  /** The column's header; on a phone the label of each value. */
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Aligned to the end, for numbers and money. */
  end?: boolean
  /** Hidden on a phone. */
  wideOnly?: boolean
  /** Rows whose cell is hidden on a phone, having nothing special to say. */
  plain?: (row: Row) => boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The footer row, one cell for each column. */
  foot?: readonly ReactNode[]
  /** On a phone a row is two lines: its head and its last cell, below them the others without their labels. */
  isShort?: boolean
}

const cellOf = <Row,>(column: Column<Row>, row: Row): Cell =>
  column.plain?.(row) ? { plain: column.cell(row) } : column.cell(row)

/** A table; on a phone it looks like a list of labelled values, and stays a table for screen readers. */
export function Table<Row>({ caption, columns, rows, rowKey, foot, isShort }: TableProps<Row>) {
  return (
    <TableMarkup
      caption={caption}
      columns={columns.map(({ head, end, wideOnly }) => ({ head, end, wideOnly }))}
      foot={foot}
      isShort={isShort}
      rows={rows.map((row) => ({ key: rowKey(row), cells: columns.map((column) => cellOf(column, row)) }))}
    />
  )
}
