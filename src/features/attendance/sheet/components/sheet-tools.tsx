import { Button } from '@/ui/button'
import { STATUSES, type Status } from '../../labels'
import type { SheetPlayerView } from '../schema'
import styles from './sheet-tools.module.css'

interface SheetToolsProps {
  counts: Record<Status | 'unmarked', number>
  /** How many of the whole event have no mark; undefined when the sheet has one page. */
  totalUnmarked?: number
  rows: readonly SheetPlayerView[]
  onEverybody: () => void
}

const SHOWN = ['present', 'late', 'excused', 'absent', 'injured'] as const

/** The button that marks everybody, and how many players have each mark. */
export function SheetTools({ counts, totalUnmarked, rows, onEverybody }: SheetToolsProps) {
  const excusing = rows.some(({ participant }) => participant?.answer === 'no')
  return (
    <div className={styles.tools}>
      <Button disabled={counts.unmarked === 0} look="shout" onClick={onEverybody}>
        {totalUnmarked === undefined ? 'Všetci tu' : 'Všetci na tejto strane'}
      </Button>
      {excusing && (
        <p className={`soft no-print ${styles.hint}`}>
          Kto vopred napísal, že nepríde, bude ospravedlnený. Už označených to nezmení.
        </p>
      )}
      <dl className={styles.counts}>
        {SHOWN.filter((status) => status !== 'injured' || counts.injured > 0).map((status) => (
          <div key={status}>
            <dt>{STATUSES[status]}</dt>
            <dd>{counts[status]}</dd>
          </div>
        ))}
        <div className={styles.wideOnly}>
          <dt>{totalUnmarked === undefined ? 'Neoznačené' : 'Neoznačení na strane'}</dt>
          <dd>{counts.unmarked}</dd>
        </div>
        {totalUnmarked !== undefined && (
          <div className={styles.wideOnly}>
            <dt>Neoznačení spolu</dt>
            <dd>{totalUnmarked}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
