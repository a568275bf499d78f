import { EVENT_TYPES } from '@/features/events/labels'
import { phoneHref } from '@/lib/phone'
import { NominationPill } from '../../nomination/components/nomination-pill'
import type { ParticipantView } from '../../schema'
import { formatDeadline } from '../rules'
import type { Contact, FamilyMember } from '../views'
import { AbsenceDays } from './absence-days'
import { AnswerForm } from './answer-form.client'
import { AnswerPill } from './answer-pill'
import styles from './invitation.module.css'

interface InvitationAnswerProps {
  row: ParticipantView
  member: FamilyMember
  /** The list has several players: the answer's accessible name names its own. */
  several: boolean
  contact?: Contact
  waiting?: boolean
  /** The event has begun: nothing can be done about it any more. */
  past?: boolean
}

function DeadlinePassed({ contact }: { contact?: Contact }) {
  return (
    <p className={styles.closed}>
      Uzávierka už prebehla. Zmenu oznámte trénerovi telefonicky
      {contact ? (
        <>
          : <a href={phoneHref(contact.phone)}>{contact.phone}</a>
          {contact.name && ` (${contact.name})`}.
        </>
      ) : (
        '.'
      )}
    </p>
  )
}

/** The answer to one invitation, and the form for it while it may be answered. */
export function InvitationAnswer(props: InvitationAnswerProps) {
  const { row, member, several, contact, waiting = false, past = false } = props
  const { event, answer, reason, open, nomination, absence } = row
  const expected = event.type === EVENT_TYPES.training && event.answerRequired !== true
  if (event.cancelled) return null
  const canAnswer = open && member.canAct && !past
  return (
    <>
      {nomination && (
        <p className={`row ${styles.pill}`}>
          <NominationPill nomination={nomination} />
        </p>
      )}
      {canAnswer ? (
        <AnswerForm
          about={several ? `${event.title}, ${member.name}` : event.title}
          answer={answer}
          event={event.id}
          expected={expected}
          folded={!waiting}
          player={member.id}
          reason={reason}
          self={member.self}
        />
      ) : (
        <p className={`row ${styles.pill}`}>
          <AnswerPill
            answer={answer}
            expected={expected && !past}
            past={past}
            reason={reason}
            self={member.self}
          />
        </p>
      )}
      {absence && <AbsenceDays absence={absence} />}
      {canAnswer && event.answerUntil && (waiting || !expected) && (
        <p className={styles.until}>Odpovedzte {formatDeadline(event.answerUntil)}</p>
      )}
      {!open && !past && <DeadlinePassed contact={contact} />}
      {open && !past && !member.canAct && (
        <p className={styles.closed}>Odpovedať môže zákonný zástupca s plnými právami.</p>
      )}
    </>
  )
}
