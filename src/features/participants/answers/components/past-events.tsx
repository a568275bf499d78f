import Link from 'next/link'
import { href } from '@/lib/routes'
import { Section } from '@/ui/section'
import { NominationPill } from '../../nomination/components/nomination-pill'
import type { ParticipantView } from '../../schema'
import type { FamilyMember } from '../views'
import { AnswerPill } from './answer-pill'
import { ChildName } from './child-name'
import { EventTicket } from './event-ticket'
import cards from './event-cards.module.css'
import styles from './past-events.module.css'

interface PastEventsProps {
  past: readonly ParticipantView[]
  family: readonly FamilyMember[]
  player?: string
  several: boolean
  today: string
}

/** Past events with what was answered, folded away, and the way to the season's attendance. */
export function PastEvents({ past, family, player, several, today }: PastEventsProps) {
  return (
    <Section ground="surface" id="minule">
      <details className={styles.past}>
        <summary>Minulé udalosti</summary>
        <ul className={cards.list}>
          {past.map(({ id, event, player: { id: of }, answer, reason, nomination }) => {
            const place = family.findIndex((member) => member.id === of)
            const member = family[place]
            const who = several && member && <ChildName member={member} place={place} />
            return (
              <EventTicket event={event} key={id} today={today} who={who}>
                {(answer || nomination) && (
                  <p className={`row ${styles.answer}`}>
                    {answer && <AnswerPill answer={answer} past reason={reason} self={member?.self} />}
                    {nomination && <NominationPill nomination={nomination} />}
                  </p>
                )}
              </EventTicket>
            )
          })}
        </ul>
        <p className={cards.more}>
          <Link href={href('playerAttendance', { player })}>Dochádzka za celú sezónu</Link>
        </p>
      </details>
    </Section>
  )
}
