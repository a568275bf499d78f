import { seasonMonths } from '@/features/club/season/rules'
import { monthYear } from '@/lib/date-format'
import { StackedBars } from '@/ui/stacked-bars'
import { STATUSES, type Status } from '../../labels'
import type { SeasonSumView } from '../schema'
import styles from './season-bars.module.css'

const LAYERS: readonly Status[] = ['present', 'late', 'excused', 'injured', 'absent']
type MonthSum = SeasonSumView['perMonth'][number]
const monthNumber = (month: string): string => `${Number(month.slice(5))}.`

const sizesOf = (sum: MonthSum | undefined): Record<string, number> =>
  Object.fromEntries(LAYERS.map((status) => [status, sum?.[status] ?? 0]))

interface SeasonBarsProps {
  perMonth: SeasonSumView['perMonth']
  startYear: number
}

/** A chart of the season with a stacked bar for every month, and the same as a table. */
export function SeasonBars({ perMonth, startYear }: SeasonBarsProps) {
  const byMonth = new Map(perMonth.map((sum) => [sum.month, sum]))
  return (
    <figure className={styles.figure}>
      <StackedBars
        bars={seasonMonths(startYear).map((month) => ({
          key: month,
          name: monthNumber(month),
          above: byMonth.get(month)?.rate?.toString() ?? '',
          sizes: sizesOf(byMonth.get(month)),
        }))}
        highest={Math.max(1, ...perMonth.map(({ total }) => total))}
        note="číslo nad stĺpcom: účasť v %"
        parts={LAYERS.map((key) => ({ key, word: STATUSES[key], look: styles[key] }))}
      />
      <details className={styles.words}>
        <summary>Mesiace v číslach</summary>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Mesiace v číslach">
          <table>
            <thead>
              <tr>
                <th scope="col">Mesiac</th>
                {LAYERS.map((status) => (
                  <th key={status} scope="col">
                    {STATUSES[status]}
                  </th>
                ))}
                <th scope="col">Účasť</th>
              </tr>
            </thead>
            <tbody>
              {perMonth.map((sum) => (
                <tr key={sum.month}>
                  <th scope="row">{monthYear(`${sum.month}-15T12:00:00Z`)}</th>
                  {LAYERS.map((status) => (
                    <td key={status}>{sum[status]}</td>
                  ))}
                  <td>{sum.rate === null ? '–' : `${sum.rate} %`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
