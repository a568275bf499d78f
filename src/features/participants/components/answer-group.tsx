import { EVENT_TYPES } from '@/features/events/labels'
import { href } from '@/lib/routes'
import type { ParticipantView } from '../schema'
import styles from './answer-group.module.css'
import { PlayerLine } from './player-line.client'

interface AnswerGroupProps {
  title: string
  /** How many of the whole event gave it; both numbers are shown when `rows` are fewer. */
  count: number
  rows: readonly ParticipantView[]
  /** Shirt numbers by player. */
  numbers: ReadonlyMap<string, number | null>
  /** The event has begun. */
  past: boolean
  /** Read by the office, whose way to contacts is the form of a person. */
  office: boolean
}

/** Players who gave the same answer, one line each; a trainer may change each. */
export function AnswerGroup({ title, count, rows, numbers, past, office }: AnswerGroupProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>
        {title} <span className="num">{rows.length < count ? `${rows.length} z ${count}` : count}</span>
      </h2>
      <ul>
        {rows.map(({ id, event, player, answer, reason, submittedAt, nomination, absence }) => (
          <PlayerLine
            {...{ player, answer, reason, submittedAt, nomination, absence, past }}
            event={event.id}
            expected={event.type === EVENT_TYPES.training && event.answerRequired !== true}
            jerseyNumber={numbers.get(player.id) ?? null}
            key={id}
            opens={!event.cancelled}
            profile={href(office ? 'userEdit' : 'playerList', { id: player.id })}
            squad={event.type !== EVENT_TYPES.training && !event.cancelled}
          />
        ))}
      </ul>
    </section>
  )
}
