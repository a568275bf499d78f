'use client'
import type { Key, ReactNode } from 'react'
import { classes } from './class-names'
import styles from './table.module.css'

interface Head {
  head: ReactNode
  end?: boolean
  wideOnly?: boolean
}

/** The content of a cell; `plain` content is hidden on a phone. */
export type Cell = ReactNode | { plain: ReactNode }

interface TableMarkupProps {
  caption: string
  columns: readonly Head[]
  rows: readonly { key: Key; cells: readonly Cell[] }[]
  foot?: readonly ReactNode[]
  /** On a phone a row is two lines: its head and its last cell, below them the others without their labels. */
  isShort?: boolean
}

const classOf = ({ end, wideOnly }: Head, plain = false): string | undefined =>
  classes(end && styles.end, (wideOnly || plain) && styles.wideOnly) || undefined

/** What stands before a value on a phone. */
const labelOf = (column: Head | undefined): string | undefined =>
  typeof column?.head === 'string' ? column.head : undefined

const isPlain = (cell: Cell): cell is { plain: ReactNode } =>
  typeof cell === 'object' && cell !== null && 'plain' in cell

/**
 * A table's markup, as a client component: of a server component the page's data would repeat all elements, of this one
 * it holds only the props, a third of that for fifty rows.
 */
export function TableMarkup({ caption, columns, rows, foot, isShort }: TableMarkupProps) {
  return (
    <table className={classes(styles.table, isShort && styles.short)} role="table">
      <caption className="hidden-visually">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th className={classOf(column)} key={index} role="columnheader" scope="col">
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
              <td
                className={columns[index] && classOf(columns[index])}
                data-label={index > 0 ? labelOf(columns[index]) : undefined}
                key={index}
                role="cell"
              >
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The first cell is the row's header; the others have their column's header, which is shown on a phone only. */
function TableCell({ cell, column, first }: { cell: Cell; column: Head; first: boolean }) {
  const value = <div className={styles.value}>{isPlain(cell) ? cell.plain : cell}</div>
  if (first)
    return (
      <th className={classOf(column, isPlain(cell))} role="rowheader" scope="row">
        {value}
      </th>
    )
  return (
    <td className={classOf(column, isPlain(cell))} data-label={labelOf(column)} role="cell">
      {typeof column.head !== 'string' && (
        <div aria-hidden="true" className={styles.label}>
          {column.head}
        </div>
      )}
      {value}
    </td>
  )
}
