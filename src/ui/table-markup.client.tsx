'use client'
import type { Key, ReactNode } from 'react'
import { classes } from './class-names'
import styles from './table.module.css'

interface Head {
  head: ReactNode
  end?: boolean
  wideOnly?: boolean
}

/** What stands in a cell; `plain` is left out on a phone. */
export type Cell = ReactNode | { plain: ReactNode }

interface TableMarkupProps {
  caption: string
  columns: readonly Head[]
  rows: readonly { key: Key; cells: readonly Cell[] }[]
  foot?: readonly ReactNode[]
}

const kind = ({ end, wideOnly }: Head, plain = false): string | undefined =>
  classes(end && styles.end, (wideOnly || plain) && styles.wideOnly) || undefined

const isPlain = (cell: Cell): cell is { plain: ReactNode } =>
  typeof cell === 'object' && cell !== null && 'plain' in cell

/**
 * A table's markup. What a server component writes is sent twice, as HTML and as the tree of it; of a component of the
 * browser the tree holds only what it is given, which for a list of fifty rows is a third.
 */
export function TableMarkup({ caption, columns, rows, foot }: TableMarkupProps) {
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
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {columns.map((column, index) => (
              <TableCell cell={cells[index]} column={column} first={index === 0} key={index} />
            ))}
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

/** The first cell of a row heads it; the others carry the head of their column, which only a phone shows. */
function TableCell({ cell, column, first }: { cell: Cell; column: Head; first: boolean }) {
  const value = <div className={styles.value}>{isPlain(cell) ? cell.plain : cell}</div>
  if (first)
    return (
      <th className={kind(column, isPlain(cell))} role="rowheader" scope="row">
        {value}
      </th>
    )
  return (
    <td
      className={kind(column, isPlain(cell))}
      data-label={typeof column.head === 'string' ? column.head : undefined}
      role="cell"
    >
      {typeof column.head !== 'string' && (
        <div aria-hidden="true" className={styles.label}>
          {column.head}
        </div>
      )}
      {value}
    </td>
  )
}
