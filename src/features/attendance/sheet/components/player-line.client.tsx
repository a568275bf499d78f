'use client'
import { useState } from 'react'
import { PhotoSign } from '@/features/consents/components/photo-sign.client'
import { AnswerPill } from '@/features/participants/answers/components/answer-pill'
import { Button } from '@/ui/button'
import { Lines } from '@/ui/icons.client'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { STATUSES, type Status } from '../../labels'
import type { SheetPlayerView } from '../schema'
import styles from './player-line.module.css'
import { StatusChoice } from './status-choice'

interface PlayerLineProps {
  row: SheetPlayerView
  status: Status | null
  note: string
  closed: boolean
  onMark: (status: Status | null, note: string) => void
}

/** One player of the sheet: name, answer, the four statuses, and behind a button the note and the injury. */
export function PlayerLine({ row, status, note, closed, onMark }: PlayerLineProps) {
  const [open, setOpen] = useState(false)
  const { participant } = row
  const { id, name, jerseyNumber } = row.player
  const more = `dalsie-${id}`
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        <Shirt number={jerseyNumber} size={44} />
        <span className={styles.name}>
          <strong>{name}</strong>
          <PhotoSign sign={row.player.photoSign} />
          {participant?.answer && (
            <span className={styles.answer}>
              <AnswerPill
                answer={participant.answer}
                excused={participant.excused}
                reason={participant.reason}
              />
            </span>
          )}
          {!participant && <span className="soft">Hosť</span>}
          {status === 'injured' && (
            <StatePill mark="warn" tone="warn">
              {STATUSES.injured}
            </StatePill>
          )}
          {note && (
            <span className={styles.note} hidden={open}>
              {note}
            </span>
          )}
        </span>
      </span>
      <button
        aria-controls={more}
        aria-expanded={open}
        aria-label={`Poznámka a zranenie: ${name}`}
        className={`no-print ${styles.more}`}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <Lines />
      </button>
      <StatusChoice
        disabled={closed}
        name={name}
        onChoose={(next) => onMark(next, note)}
        player={id}
        status={status}
      />
      <div className={`no-print ${styles.rest}`} hidden={!open} id={more}>
        <label className={styles.noteField}>
          Poznámka
          <input
            disabled={closed || status === null}
            maxLength={200}
            onChange={(event) => onMark(status, event.target.value)}
            placeholder={status === null ? 'Najprv hráča označte' : ''}
            value={note}
          />
        </label>
        <Button
          aria-pressed={status === 'injured'}
          disabled={closed}
          look={status === 'injured' ? 'primary' : 'line'}
          onClick={() => onMark('injured', note)}
          small
        >
          {STATUSES.injured}
        </Button>
        <Button disabled={closed || status === null} look="quiet" onClick={() => onMark(null, '')} small>
          Odobrať označenie
        </Button>
      </div>
    </li>
  )
}
