import type { Key, ReactNode } from 'react'
import { classes } from './class-names'
import styles from './table.module.css'

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

/** A table for the eye on the desk, labelled rows on the phone; a table for a screen reader on both. */
export function Table<Row>({ caption, columns, rows, rowKey, foot }: TableProps<Row>) {
  const kind = (column: Column<Row>) => classes(column.end && styles.end, column.wideOnly && styles.wideOnly)
  return (
    <table className={styles.table} role="table">
      <caption className="hidden-visually">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th className={kind(column)} key={index} role="columnheader" scope="col">
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  className={classes(kind(column), column.plain?.(row) && styles.wideOnly)}
                  key={index}
                  role={index === 0 ? 'rowheader' : 'cell'}
                  scope={index === 0 ? 'row' : undefined}
                >
                  {index > 0 && (
                    <div aria-hidden="true" className={styles.label}>
                      {column.head}
                    </div>
                  )}
                  <div className={styles.value}>{column.cell(row)}</div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            {foot.map((cell, index) => (
              <td className={columns[index] && kind(columns[index])} key={index} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
