import { plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { STATUSES, type Status } from '../../labels'
import styles from './conflict-list.module.css'

export interface ConflictView {
  player: string
  name: string
  mine: Status | null
  theirs: Status
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
        {conflicts.map(({ player, name, mine, theirs }) => (
          <li key={player}>
            <strong>{name}</strong>
            <span>
              Vy: <b>{mine ? STATUSES[mine] : 'bez označenia'}</b> · v systéme: <b>{STATUSES[theirs]}</b>
            </span>
            <span className={styles.acts}>
              <Button
                aria-label={`Ponechať moje: ${name}`}
                look="line"
                onClick={() => onResolve(player, true)}
              >
                Ponechať moje
              </Button>
              <Button
                aria-label={`Použiť druhé: ${name}`}
                look="line"
                onClick={() => onResolve(player, false)}
              >
                Použiť druhé
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
