import { plural } from '@/lib/plural'
import type { SeasonRowView, SeasonSumView } from '../schema'
import { streakOf } from '../rules'
import { SeasonBars } from './season-bars'
import styles from './season-summary.module.css'

interface SeasonSummaryProps {
  rows: readonly SeasonRowView[]
  sum: SeasonSumView
  startYear: number
}

/** The season's figures, and the chart of its months. */
export function SeasonSummary({ rows, sum, startYear }: SeasonSummaryProps) {
  const streak = streakOf(rows.map(({ status }) => status))
  const figures = [
    ['Účasť', sum.rate === null ? '–' : `${sum.rate} %`],
    [plural(sum.present + sum.late, ['Prítomnosť', 'Prítomnosti', 'Prítomností']), sum.present + sum.late],
    [plural(sum.absent, ['Neprítomnosť', 'Neprítomnosti', 'Neprítomností']), sum.absent],
    ['Ospravedlnené', sum.excused],
    [plural(streak, ['Účasť v rade', 'Účasti v rade', 'Účastí v rade']), streak],
  ] as const
  return (
    <div className={styles.picture}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SeasonBars perMonth={sum.perMonth} startYear={startYear} />
    </div>
  )
}
