import type { PayloadRequest } from 'payload'
import { eventChoices } from '@/features/events/admin/queries'
import type { EventTab } from '@/features/events/admin/rules'
import { EventResult } from '@/features/events/admin/components/event-result.client'
import { EventDetails } from '@/features/events/admin/screens/event-details'
import { hasBegun } from '@/features/events/rules'
import type { StaffEventView } from '@/features/events/schema'
import { answerBoard } from '@/features/participants/board/queries'
import { AnswerBoard } from '@/features/participants/components/answer-board'
import { href } from '@/lib/routes'
import { boardParts } from './board-parts'

interface EventPartProps {
  req: PayloadRequest
  event: StaffEventView
  tab: EventTab
  /** The page of participants. */
  page: number
  now: Date
}

/** One part of an event's edit screen, which reads only what it shows. */
export async function EventPart({ req, event, tab, page, now }: EventPartProps) {
  if (tab === 'result') return <EventResult event={event} key={`${event.id} ${event.updatedAt}`} />
  if (tab === 'event') return <EventDetails choices={await eventChoices(req)} event={event} now={now} />
  const board = await answerBoard(req, event.id, page)
  return (
    <section aria-label="Účastníci" id="ucastnici">
      <AnswerBoard
        {...await boardParts(req, event, board, now)}
        begun={hasBegun(event, now)}
        board={board}
        event={event}
        hrefOf={(number) =>
          `${href('eventEdit', { id: event.id, tab: 'participants', page: number })}#ucastnici`
        }
        office
      />
    </section>
  )
}
