'use client'
import Link from 'next/link'
import { shortDate } from '@/lib/date-format'
import { AbsenceDays } from '../answers/components/absence-days'
import { AnswerForm } from '../answers/components/answer-form.client'
import { NominationChoice } from '../nomination/components/nomination-choice.client'
import type { PlayerLineProps } from './player-line-props'

/** What an opened line changes: the answer on the player's behalf, the nomination; and the way to the contacts. */
export function LineDetails(props: PlayerLineProps) {
  const { event, player, answer, reason, submittedAt, nomination, absence, squad, expected, profile } = props
  return (
    <>
      {absence && <AbsenceDays absence={absence} />}
      <AnswerForm
        about={player.name}
        answer={answer}
        event={event}
        expected={expected}
        player={player.id}
        reason={reason}
        self={false}
        staff
      />
      {squad && <NominationChoice event={event} nomination={nomination} player={player} />}
      <p className="row">
        <Link href={profile} prefetch={false} style={{ lineHeight: 'var(--touch)' }}>
          Kontakt na rodinu
        </Link>
        {submittedAt && <span className="soft">odpovedané {shortDate(submittedAt)}</span>}
      </p>
    </>
  )
}
