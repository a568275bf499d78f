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
  /** Undoes what the button has marked; undefined when there is nothing to undo. */
  onUndo?: () => void
}

const SHOWN = ['present', 'late', 'excused', 'absent', 'injured'] as const

/** The button that marks everybody, its undoing, and how many players have each mark. */
export function SheetTools({ counts, totalUnmarked, rows, onEverybody, onUndo }: SheetToolsProps) {
  const excusing = counts.unmarked > 0 && rows.some(({ participant }) => participant?.answer === 'no')
  const expected = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.tools}>
      <div className={styles.acts}>
        <Button disabled={counts.unmarked === 0} look="shout" onClick={onEverybody}>
          {totalUnmarked === undefined ? 'Všetci tu' : 'Všetci na tejto strane'}
        </Button>
        {onUndo && (
          <Button look="line" onClick={onUndo}>
            {totalUnmarked === undefined ? 'Vrátiť „Všetci tu“' : 'Vrátiť „Všetci“'}
          </Button>
        )}
      </div>
      {excusing && (
        <p className={`soft no-print ${styles.hint}`}>
          Kto vopred napísal, že nepríde, bude ospravedlnený. Už označených to nezmení.
        </p>
      )}
      <dl className={styles.counts}>
        {SHOWN.filter((status) => status !== 'injured' || counts.injured > 0).map((status) => (
          <div key={status}>
            <dt>{STATUSES[status]}</dt>
            <dd>
              {counts[status]}
              {status === 'present' && <small> z {expected}</small>}
            </dd>
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
