import { shortDate } from '@/lib/date-format'
import { AnswerForm } from '../answers/components/answer-form.client'
import { AbsenceDays } from '../answers/components/absence-days'
import { EVENT_TYPES } from '@/features/events/labels'
import { NominationChoice } from '../nomination/components/nomination-choice.client'
import { NominationPill } from '../nomination/components/nomination-pill'
import type { ParticipantView } from '../schema'
import styles from './answer-group.module.css'

interface AnswerGroupProps {
  title: string
  /** How many of the whole event gave it; both numbers are shown when `rows` are fewer. */
  count: number
  rows: readonly ParticipantView[]
}

/** Players who gave the same answer; a trainer may change each. */
export function AnswerGroup({ title, count, rows }: AnswerGroupProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>
        {title} <span className="num">{rows.length < count ? `${rows.length} z ${count}` : count}</span>
      </h2>
      <ul className={styles.players}>
        {rows.map(({ id, event, player, answer, reason, submittedAt, nomination, absence }) => (
          <li key={id}>
            <p className={styles.name}>
              <strong>{player.name}</strong>
              {submittedAt && <span className="soft">odpovedané {shortDate(submittedAt)}</span>}
              {nomination && <NominationPill nomination={nomination} />}
            </p>
            {absence && <AbsenceDays absence={absence} />}
            {!event.cancelled && (
              <AnswerForm
                about={player.name}
                answer={answer}
                event={event.id}
                expected={event.type === EVENT_TYPES.training && event.answerRequired !== true}
                folded
                player={player.id}
                reason={reason}
                self={false}
                staff
              />
            )}
            {event.type !== EVENT_TYPES.training && !event.cancelled && (
              <NominationChoice event={event.id} nomination={nomination} player={player} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
