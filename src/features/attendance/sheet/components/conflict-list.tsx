import { timeOf } from '@/lib/dates'
import { plural } from '@/lib/plural'
import { ConflictActs } from '@/ui/conflict-acts'
import styles from './conflict-list.module.css'

export interface ConflictView {
  player: string
  name: string
  /** Both marks in words. */
  mine: string
  /** When it was marked on this device, in milliseconds. */
  mineAt?: number
  theirs: string
  /** Who recorded the other mark, and when. */
  theirsBy: string
  theirsAt: string
}

interface ConflictListProps {
  conflicts: readonly ConflictView[]
  onResolve: (player: string, keepOwn: boolean) => void
}

/** The heading's id: saving with unsettled conflicts moves the focus to it. */
export const CONFLICTS_ID = 'rozdiely'

const DIFFERENCES = ['rozdiel', 'rozdiely', 'rozdielov'] as const

/** Players recorded elsewhere meanwhile: both marks side by side, and the choice which one stays. */
export function ConflictList({ conflicts, onResolve }: ConflictListProps) {
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby={CONFLICTS_ID} className={styles.conflicts} role="alert">
      <h2 id={CONFLICTS_ID} tabIndex={-1}>
        Dochádzka sa medzitým zmenila inde. Skontrolujte {conflicts.length}{' '}
        {plural(conflicts.length, DIFFERENCES)}.
      </h2>
      <ul className={styles.list}>
        {conflicts.map(({ player, name, mine, mineAt, theirs, theirsBy, theirsAt }) => (
          <li key={player}>
            <strong>{name}</strong>
            <span>
              {mineAt !== undefined && `${timeOf(new Date(mineAt))} `}Vy: <b>{mine}</b> · {timeOf(theirsAt)}{' '}
              {theirsBy || 'v systéme'}: <b>{theirs}</b>
            </span>
            <span className={styles.acts}>
              <ConflictActs name={name} onResolve={(keepsOwn) => onResolve(player, keepsOwn)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
