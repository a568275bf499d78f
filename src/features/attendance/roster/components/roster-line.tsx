import Link from 'next/link'
import { POSITIONS } from '@/features/users/labels'
import { href } from '@/lib/routes'
import { Shirt } from '@/ui/shirt'
import { StatePill } from '@/ui/state-pill'
import { Rate } from '../../components/rate'
import { medicalWarning } from '../rules'
import type { RosterRow } from '../views'
import { Contacts } from './contacts'
import styles from './roster-line.module.css'

/** One player of the roster: number, name, attendance, warnings, and whom to call. */
export function RosterLine({ player, today }: { player: RosterRow; today: string }) {
  const { id, name, jerseyNumber, category, secondCategory, birthYear, position, medicalValidUntil, sum } =
    player
  const warning = medicalWarning(medicalValidUntil, today)
  const facts = [
    [category?.name, secondCategory?.name].filter(Boolean).join(' + '),
    birthYear ? `ročník ${birthYear}` : '',
    position ? POSITIONS[position] : '',
  ].filter(Boolean)
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <Shirt number={jerseyNumber} size={48} />
        <span>
          <Link className={styles.name} href={href('playerList', { id })}>
            {name}
          </Link>
          <span className={`soft ${styles.facts}`}>{facts.join(' · ')}</span>
        </span>
      </span>
      <span className={styles.state}>
        <span>
          <span className="hidden-visually">Účasť </span>
          <Rate rate={sum.rate} />
        </span>
        {warning && (
          <StatePill mark="warn" tone={warning.tone}>
            {warning.text}
          </StatePill>
        )}
      </span>
      <Contacts player={player} />
    </li>
  )
}
