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

function Sums({ due, received, missing, overdue }: DueSums) {
  return (
    <>
      <td>{formatCents(due)}</td>
      <td>{formatCents(received)}</td>
      <td>{formatCents(missing)}</td>
      <td className={classes(overdue > 0 && styles.late)}>{formatCents(overdue)}</td>
    </>
  )
}

/** What was due, what came and what is missing in every period, with the links to its fees. */
export function DueTable({ periods, total, season, category }: DueTableProps) {
  return (
    <div aria-label="Členské v číslach" className={styles.scroll} role="region" tabIndex={0}>
      <table className={styles.table}>
        <caption className="hidden-visually">Čo bolo predpísané a&nbsp;čo z&nbsp;toho prišlo</caption>
        <thead>
          <tr>
            <th scope="col">Obdobie</th>
            <th scope="col">Predpísané</th>
            <th scope="col">Prišlo</th>
            <th scope="col">Chýba</th>
            <th scope="col">Z&nbsp;toho po splatnosti</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ period, ...sums }) => (
            <tr key={period}>
              <th scope="row">
                <Link href={href('memberFees', { season, period, category })} prefetch={false}>
                  {nameOf(period)}
                </Link>
              </th>
              <Sums {...sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Spolu</th>
            <Sums {...total} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
