import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import type { StaffEventView } from '@/features/events/schema'
import { remindedAt } from '@/features/notifications/silent/queries'
import { RemindSilent } from '@/features/notifications/silent/components/remind-silent.client'
import type { AnswerBoardView } from '@/features/participants/board/views'
import { OpenContacts } from '@/features/participants/contacts/components/open-contacts.client'
import { contactOpenings } from '@/features/participants/contacts/queries'
import { whyNoContacts } from '@/features/participants/contacts/rules'
import { isAsked } from '@/features/participants/nomination/rules'
import { byAnswer } from '@/features/participants/rules'
import { dayOf } from '@/lib/dates'

/** What stands beside the list of an event's answers, on the trainer's page and in the office's form: a reminder, the contacts. */
export async function boardParts(
  req: PayloadRequest,
  event: StaffEventView,
  { invited }: AnswerBoardView,
  now: Date,
) {
  const silent = byAnswer(invited).waiting.filter(isAsked).length
  const begun = Date.parse(event.startsAt) <= now.getTime()
  const isAsking = event.answerRequired && event.published && !event.cancelled && !begun
  return {
    remind: isAsking && silent > 0 && (
      <RemindSilent
        count={silent}
        event={event.id}
        now={now.getTime()}
        remindedAt={await remindedAt(req, event.id)}
      />
    ),
    contacts: (
      <OpenContacts
        event={event.id}
        office={isAdmin(req)}
        openings={await contactOpenings(req, event.id)}
        today={dayOf(now)}
        why={whyNoContacts(event, now, isAdmin(req))}
      />
    ),
  }
}
