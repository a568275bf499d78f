'use client'
import Link from 'next/link'
import { useState } from 'react'
import { PhotoSign } from '@/features/consents/components/photo-sign.client'
import { href } from '@/lib/routes'
import { Warning } from '@/ui/icons.client'
import { Shirt } from '@/ui/shirt.client'
import { TrialPill } from '../../components/trial-pill'
import type { RosterLineView } from '../views'
import { Contacts, NO_CONTACT } from './contacts.client'
import { QuickActs } from './quick-acts.client'
import styles from './roster-line.module.css'

/** One player on a phone, on one line: number, name, attendance, warning, call and message; the rest when it is opened. */
export function RosterLine({ player }: { player: RosterLineView }) {
  const { id, name, jerseyNumber, photoSign, trialUntil, categoryNames, facts, rate, warning, contacts } =
    player
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={styles.line}>
      <details className={styles.player} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Shirt number={jerseyNumber} size={40} />
          <span className={styles.who}>
            <span className={styles.name}>
              {name} <PhotoSign sign={photoSign} />
            </span>
            <TrialPill until={trialUntil} />
            <span className={styles.state}>
              <span className="num">
                <span className="hidden-visually">účasť </span>
                {rate === null ? '–' : `${rate} %`}
              </span>
              {warning && (
                <span className={`${styles.warning} ${styles[warning.tone]}`}>
                  <Warning height="15" weight="bold" width="15" /> {warning.short}
                </span>
              )}
              {contacts.length === 0 && <span>{NO_CONTACT}</span>}
            </span>
          </span>
        </summary>
        {/* Of a closed line nothing is sent: the names, numbers and pictures of a whole roster would be in the page twice. */}
        {isOpen && (
          <div className={styles.more}>
            <p className="soft">{[categoryNames, ...facts].filter(Boolean).join(' · ')}</p>
            {warning && <p className={styles[warning.tone]}>{warning.text}</p>}
            <Contacts contacts={contacts} />
            <p className={styles.links}>
              <Link href={href('playerList', { id })} prefetch={false}>
                Sezóna<span className="hidden-visually">: {name}</span>
              </Link>
              <Link href={href('absence', { player: id })} prefetch={false}>
                Neprítomnosť<span className="hidden-visually">: {name}</span>
              </Link>
            </p>
          </div>
        )}
      </details>
      <QuickActs contacts={contacts} player={name} />
    </li>
  )
}
