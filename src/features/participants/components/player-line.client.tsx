'use client'
import { lazy, useId, useState } from 'react'
import { ChevronDown } from '@/ui/icons.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { Shirt } from '@/ui/shirt.client'
import { AnswerPill } from '../answers/components/answer-pill'
import { openAfterMove, rowKey } from '../answers/components/open-after-move.client'
import { NominationPill } from '../nomination/components/nomination-pill'
import type { PlayerLineProps } from './player-line-props'
import styles from './player-line.module.css'

// Most lines are never opened: what changes one is loaded with the first that is.
const LineDetails = lazy(async () => ({ default: (await import('./line-details.client')).LineDetails }))

const changeWord = ({ answer, expected }: PlayerLineProps): string =>
  answer ? 'Zmeniť odpoveď' : expected ? 'Ospravedlniť' : 'Odpovedať'

/** One player in one line: number, name, one state; opened, it changes the answer and the nomination. */
export function PlayerLine(props: PlayerLineProps) {
  const { event, player, answer, reason, nomination, absence, squad, opens } = props
  const [open, setOpen] = useState(() => openAfterMove.has(rowKey(event, player.id)))
  const details = useId()
  const isDecided = squad && nomination !== null
  return (
    <li className={styles.line}>
      <Shirt number={props.jerseyNumber} size={36} />
      <span className={styles.who}>
        <strong>{player.name}</strong>
        <span className={styles.state}>
          {isDecided ? (
            <>
              <NominationPill nomination={nomination} />
              {reason && <span className="soft">{reason}</span>}
            </>
          ) : (
            <AnswerPill
              answer={answer}
              excused={absence !== null}
              expected={props.expected}
              past={props.past}
              reason={reason}
            />
          )}
        </span>
      </span>
      {opens && (
        <button
          aria-controls={open ? details : undefined}
          aria-expanded={open}
          aria-label={`${open ? 'Zavrieť' : changeWord(props)}: ${player.name}`}
          className={`no-print ${styles.opens}`}
          onClick={() => setOpen(!open)}
          type="button"
        >
          <ChevronDown height="22" width="22" />
        </button>
      )}
      {open && (
        <div className={`no-print ${styles.details}`} id={details}>
          <LazyBoundary fallback={<MissingPart />} loading={<p className="soft">Načítava sa…</p>}>
            <LineDetails {...props} />
          </LazyBoundary>
        </div>
      )}
    </li>
  )
}
