import { EVENT_TYPES } from '@/features/events/labels'
import { phoneHref } from '@/lib/phone'
import { NominationPill } from '../../nomination/components/nomination-pill'
import type { ParticipantView } from '../../schema'
import { formatDeadline } from '../rules'
import type { Contact, FamilyMember } from '../views'
import { AnswerForm } from './answer-form.client'
import { AnswerPill } from './answer-pill'
import { EventTicket } from './event-ticket'
import styles from './invitation.module.css'

interface InvitationProps {
  row: ParticipantView
  member: FamilyMember
  /** The list has several players: each ticket names its own. */
  several: boolean
  today: string
  contact?: Contact
  waiting?: boolean
  first?: boolean
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

/** One invitation with its answer, and the form for it while it may be answered. */
export function Invitation({ row, member, several, today, contact, waiting, first }: InvitationProps) {
  const { event, answer, reason, open, nomination } = row
  const expected = event.type === EVENT_TYPES.training && event.answerRequired !== true
  const pill = <AnswerPill answer={answer} expected={expected} reason={reason} self={member.self} />
  return (
    <EventTicket event={event} first={first} today={today} who={several ? member.name : undefined}>
      {nomination && !event.cancelled && (
        <p className={`row ${styles.pill}`}>
          <NominationPill nomination={nomination} />
        </p>
      )}
      {event.cancelled ? null : open && member.canAct ? (
        <>
          {event.answerUntil && (waiting || !expected) && (
            <p className={styles.until}>Odpovedzte {formatDeadline(event.answerUntil)}</p>
          )}
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
        </>
      ) : (
        <>
          <p className={`row ${styles.pill}`}>{pill}</p>
          {open ? (
            <p className={styles.closed}>Odpovedať môže zákonný zástupca s plnými právami.</p>
          ) : (
            <DeadlinePassed contact={contact} />
          )}
        </>
      )}
    </EventTicket>
  )
}
