'use client'
import { useState } from 'react'
import { PhotoSign } from '@/features/consents/components/photo-sign.client'
import { AnswerPill } from '@/features/participants/answers/components/answer-pill'
import { Button } from '@/ui/button'
import { Lines } from '@/ui/icons.client'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { TrialPill } from '../../components/trial-pill'
import { STATUSES, type Status } from '../../labels'
import type { ShownMark } from '../rules'
import type { SheetPlayerView } from '../schema'
import { LateMinutes } from './late-minutes'
import styles from './player-line.module.css'
import { StatusChoice } from './status-choice'

interface PlayerLineProps extends ShownMark {
  row: SheetPlayerView
  closed: boolean
  /** A guest whom the server does not have yet; see StatusChoice. */
  isNewGuest: boolean
  /** Whether this was the last one marked late: then the minutes are asked for. */
  justLate: boolean
  onMark: (status: Status | null, note: string, lateMinutes?: number | null) => void
}

/**
 * One player of the sheet: name, answer, the four statuses, and behind a button the note and the injury. On a phone a
 * marked line is folded: the mark as a pill under the name, the other statuses as icons beside it.
 */
export function PlayerLine(props: PlayerLineProps) {
  const { row, status, note, lateMinutes, closed, isNewGuest, justLate, onMark } = props
  const [open, setOpen] = useState(false)
  const { participant } = row
  const { id, name, jerseyNumber } = row.player
  const more = `dalsie-${id}`
  return (
    <li
      className={styles.item}
      data-folded={(status && !open) || undefined}
      data-unmarked={status === null || undefined}
    >
      <div className={styles.line}>
        <span className={styles.who}>
          <Shirt number={jerseyNumber} />
          <span className={styles.name}>
            <strong>{name}</strong>
            {row.player.photoSign && (
              <span className={styles.photos}>
                <PhotoSign sign={row.player.photoSign} />
              </span>
            )}
            {participant?.answer && (
              <span className={styles.answer}>
                <AnswerPill answer={participant.answer} excused={participant.excused} />
              </span>
            )}
            <TrialPill until={row.player.trialUntil} />
            {!participant && !row.player.trialUntil && <span className="soft">Hosť</span>}
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
          aria-controls={open ? more : undefined}
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
          isNewGuest={isNewGuest}
          lateMinutes={lateMinutes}
          name={name}
          onChoose={(next) => onMark(next, note)}
          player={id}
          status={status}
        />
      </div>
      {status === 'late' && (open || justLate) && (
        <LateMinutes
          disabled={closed}
          minutes={lateMinutes}
          name={name}
          onChange={(minutes) => onMark(status, note, minutes)}
        />
      )}
      {open && (
        <div className={`no-print ${styles.rest}`} id={more}>
          <label className={styles.noteField}>
            Poznámka
            <input
              disabled={closed || status === null}
              maxLength={200}
              onChange={(event) => onMark(status, event.target.value, lateMinutes ?? undefined)}
              placeholder={status === null ? 'Najprv hráča označte' : ''}
              value={note}
            />
          </label>
          <Button
            aria-pressed={status === 'injured'}
            disabled={closed || isNewGuest}
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
      )}
    </li>
  )
}
