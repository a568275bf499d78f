import { seasonMonths } from '@/features/club/season/rules'
import { monthYear } from '@/lib/date-format'
import { STATUSES, type Status } from '../../labels'
import type { SeasonSumView } from '../schema'
import styles from './season-bars.module.css'

const LAYERS: readonly Status[] = ['present', 'late', 'excused', 'injured', 'absent']
const monthNumber = (month: string): string => `${Number(month.slice(5))}.`

interface SeasonBarsProps {
  perMonth: SeasonSumView['perMonth']
  startYear: number
}

/** A chart of the season with a stacked bar for every month, and the same as a table. */
export function SeasonBars({ perMonth, startYear }: SeasonBarsProps) {
  const byMonth = new Map(perMonth.map((sum) => [sum.month, sum]))
  const highest = Math.max(1, ...perMonth.map(({ total }) => total))
  return (
    <figure className={styles.figure}>
      <div aria-hidden="true" className={styles.chart}>
        {seasonMonths(startYear).map((month) => {
          const sum = byMonth.get(month)
          return (
            <div className={styles.month} key={month}>
              <span className={styles.share}>{sum?.rate == null ? '' : `${sum.rate}`}</span>
              <span className={styles.pile}>
                {sum &&
                  LAYERS.filter((status) => sum[status] > 0).map((status) => (
                    <span
                      className={styles[status]}
                      key={status}
                      style={{ blockSize: `${(sum[status] / highest) * 100}%` }}
                    />
                  ))}
              </span>
              <span className={styles.name}>{monthNumber(month)}</span>
            </div>
          )
        })}
      </div>
      <ul aria-hidden="true" className={styles.legend}>
        {LAYERS.map((status) => (
          <li key={status}>
            <span className={styles[status]} /> {STATUSES[status]}
          </li>
        ))}
        <li className="soft">číslo nad stĺpcom: účasť v %</li>
      </ul>
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
