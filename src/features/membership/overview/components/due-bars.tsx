import { formatCents } from '@/lib/money'
import { StackedBars } from '@/ui/stacked-bars'
import { type DueSums, type PeriodSums, receivedPercent } from '../rules'
import styles from './due-bars.module.css'

/** The parts of a bar from its foot upwards. */
const PARTS = [
  ['received', 'Prišlo'],
  ['waiting', 'Chýba, ešte v\u00a0splatnosti'],
  ['overdue', 'Po splatnosti'],
] as const
type Part = (typeof PARTS)[number][0]

const partsOf = ({ received, missing, overdue }: DueSums): Record<Part, number> => ({
  received,
  waiting: missing - overdue,
  overdue,
})

/** The short name below a bar: „11.“ for a month, „Iné“ for what is charged once. */
const shortName = (period: string): string => (period.includes('/') ? 'Iné' : `${Number(period.slice(5))}.`)

interface DueBarsProps {
  periods: readonly PeriodSums[]
  total: DueSums
}

/** A bar for every period, as high as what was due, filled as far as it has come; the table below it says the same. */
export function DueBars({ periods, total }: DueBarsProps) {
  const highest = Math.max(1, ...periods.map(({ due }) => due))
  const all = partsOf(total)
  return (
    <figure className={styles.figure}>
      <figcaption>
        Z&nbsp;predpísaných <strong>{formatCents(total.due)}</strong> prišlo{' '}
        <strong>{formatCents(total.received)}</strong>
        {total.due > 0 && ` (${receivedPercent(total)}\u00a0%)`}
        {total.missing > 0 && (
          <>
            , chýba <strong>{formatCents(total.missing)}</strong>
          </>
        )}
        {total.overdue > 0 && (
          <>
            , z&nbsp;toho po splatnosti <strong className={styles.late}>{formatCents(total.overdue)}</strong>
          </>
        )}
        .
      </figcaption>
      <StackedBars
        bars={periods.map((sums) => ({
          key: sums.period,
          name: shortName(sums.period),
          above: receivedPercent(sums)?.toString() ?? '',
          sizes: partsOf(sums),
        }))}
        highest={highest}
        note="číslo nad stĺpcom: koľko % prišlo"
        parts={PARTS.filter(([part]) => all[part] > 0).map(([key, word]) => ({
          key,
          word,
          look: styles[key],
        }))}
      />
    </figure>
  )
}
