import { plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { STATUSES, type Status } from '../../labels'
import styles from './clash-list.module.css'

export interface ClashView {
  player: string
  name: string
  mine: Status | null
  theirs: Status
}

interface ClashListProps {
  clashes: readonly ClashView[]
  onDecide: (player: string, mine: boolean) => void
}

/** The heading's id: whoever presses save before deciding is led to it. */
export const CLASHES_ID = 'rozdiely'

const DIFFERENCES = ['rozdiel', 'rozdiely', 'rozdielov'] as const

/** Somebody else recorded the same players meanwhile: both marks side by side, and nothing is overwritten unasked. */
export function ClashList({ clashes, onDecide }: ClashListProps) {
  if (clashes.length === 0) return null
  return (
    <section aria-labelledby={CLASHES_ID} className={styles.clashes} role="alert">
      <h2 id={CLASHES_ID} tabIndex={-1}>
        Dochádzka sa medzitým zmenila inde. Skontrolujte {clashes.length}{' '}
        {plural(clashes.length, DIFFERENCES)}.
      </h2>
      <ul className={styles.list}>
        {clashes.map(({ player, name, mine, theirs }) => (
          <li key={player}>
            <strong>{name}</strong>
            <span>
              Vy: <b>{mine ? STATUSES[mine] : 'bez označenia'}</b> · v systéme: <b>{STATUSES[theirs]}</b>
            </span>
            <span className={styles.acts}>
              <Button
                aria-label={`Ponechať moje: ${name}`}
                look="line"
                onClick={() => onDecide(player, true)}
              >
                Ponechať moje
              </Button>
              <Button
                aria-label={`Použiť druhé: ${name}`}
                look="line"
                onClick={() => onDecide(player, false)}
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
