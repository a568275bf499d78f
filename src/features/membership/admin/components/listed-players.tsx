import type { ReactNode } from 'react'
import { formatCents } from '@/lib/money'
import styles from './charge-month.module.css'

interface ListedPlayersProps {
  label: string
  players: readonly {
    player: { id: string; name: string }
    note: ReactNode
    amount?: number
    /** What can be done about them here. */
    act?: ReactNode
  }[]
  /** The button that shows more of them; false when all are shown. */
  more?: ReactNode
}

/** Players of a plan in a list that scrolls, each with a note and perhaps an amount or an act. */
export function ListedPlayers({ label, players, more }: ListedPlayersProps) {
  return (
    <div aria-label={label} className={styles.list} role="region" tabIndex={0}>
      <ul>
        {players.map(({ player, note, amount, act }) => (
          <li key={player.id}>
            <span className={styles.who}>
              {player.name}
              <span className={styles.reason}>{note}</span>
            </span>
            {act}
            {amount !== undefined && <strong className="num">{formatCents(amount)}</strong>}
          </li>
        ))}
      </ul>
      {more}
    </div>
  )
}
