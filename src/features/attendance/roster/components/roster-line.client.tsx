'use client'
import Link from 'next/link'
import { PhotoSign } from '@/features/consents/components/photo-sign.client'
import { POSITIONS } from '@/features/users/labels'
import { href } from '@/lib/routes'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { Rate } from '../../components/rate.client'
import type { medicalWarning } from '../rules'
import type { RosterLineView } from '../views'
import { Contacts } from './contacts.client'
import styles from './roster-line.module.css'

interface RosterLineProps {
  player: RosterLineView
  warning: ReturnType<typeof medicalWarning>
}

/** One player of the roster: number, name, attendance, warning, and contacts. */
export function RosterLine({ player, warning }: RosterLineProps) {
  const { id, name, jerseyNumber, categoryNames, birthYear, position, rate } = player
  const facts = [categoryNames, birthYear ? `ročník ${birthYear}` : '', position ? POSITIONS[position] : '']
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <Shirt number={jerseyNumber} size={48} />
        <span>
          <Link className={styles.name} href={href('playerList', { id })} prefetch={false}>
            {name}
          </Link>{' '}
          <PhotoSign sign={player.photoSign} />
          <span className={`soft ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      <span className={styles.state}>
        <span>
          <span className="hidden-visually">Účasť </span>
          <Rate rate={rate} />
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
