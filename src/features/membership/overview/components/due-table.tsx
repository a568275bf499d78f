import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { classes } from '@/ui/class-names'
import { formatPeriod } from '../../labels'
import type { DueSums, PeriodSums } from '../rules'
import styles from './due-table.module.css'

interface DueTableProps {
  periods: readonly PeriodSums[]
  total: DueSums
  season: string
  category: string | undefined
}

const nameOf = (period: string): string => (period.includes('/') ? 'jednorazové' : formatPeriod(period))

const COLUMNS = [
  ['due', 'Predpísané'],
  ['received', 'Prišlo'],
  ['missing', 'Chýba'],
  ['overdue', 'Z\u00a0toho po splatnosti'],
] as const

function Sums(sums: DueSums) {
  return COLUMNS.map(([key, label]) => (
    <td
      className={classes(key === 'overdue' && sums.overdue > 0 && styles.late)}
      data-label={label}
      key={key}
      role="cell"
    >
      {formatCents(sums[key])}
    </td>
  ))
}

/**
 * What was due, what came and what is missing in every period, with the links to its fees; on a phone a block for each. The
 * roles keep it a table where its rows are drawn as blocks.
 */
export function DueTable({ periods, total, season, category }: DueTableProps) {
  return (
    <table className={styles.table} role="table">
      <caption className="hidden-visually">Čo bolo predpísané a&nbsp;čo z&nbsp;toho prišlo</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Obdobie', ...COLUMNS.map(([, label]) => label)].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {periods.map(({ period, ...sums }) => (
          <tr key={period} role="row">
            <th role="rowheader" scope="row">
              <Link href={href('memberFees', { season, period, category })} prefetch={false}>
                {nameOf(period)}
              </Link>
            </th>
            <Sums {...sums} />
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            Spolu
          </th>
          <Sums {...total} />
        </tr>
      </tfoot>
    </table>
  )
}
