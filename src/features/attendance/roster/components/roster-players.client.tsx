'use client'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import type { RosterLineView } from '../views'
import { RosterLine } from './roster-line.client'
import styles from './roster-players.module.css'
import { arrowOf, RosterTable, type SortLink } from './roster-table.client'

interface RosterPlayersProps {
  players: readonly RosterLineView[]
  sorts: readonly SortLink[]
}

const WIDE = '(min-width: 64rem)'
const onWide = (listener: () => void) => {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * The players as lines on a phone and as a table on a wide screen. A client component for both, so that the page's data
 * hold each player once; the table is made where it is seen, in place of the lines.
 */
export function RosterPlayers({ players, sorts }: RosterPlayersProps) {
  const isWide = useSyncExternalStore(
    onWide,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
  return (
    <>
      <div className={styles.narrow}>
        <nav aria-label="Zoradiť" className={styles.sorts}>
          <span aria-hidden="true" className="soft">
            Zoradiť:
          </span>
          <ul>
            {sorts.map(({ by, label, href, order }) => (
              <li key={by}>
                <Link aria-current={order ? 'true' : undefined} href={href} prefetch={false} scroll={false}>
                  {label}
                  <span aria-hidden="true">{arrowOf(order)}</span>
                  {order && (
                    <span className="hidden-visually">
                      {order === 'ascending' ? ', vzostupne' : ', zostupne'}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.list}>
          {players.map((player) => (
            <RosterLine key={player.id} player={player} />
          ))}
        </ul>
      </div>
      {isWide && (
        <div className={styles.wide}>
          <RosterTable players={players} sorts={sorts} />
        </div>
      )}
    </>
  )
}
