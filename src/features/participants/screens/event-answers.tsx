import { longDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ClosedPlace } from '@/features/club/places/components/closed-place'
import type { Closure } from '@/features/club/places/rules'
import { EVENT_TYPES } from '@/features/events/labels'
import type { AnswerBoardView } from '../board/views'
import type { StaffEventView } from '@/features/events/schema'
import { AnswerBoard } from '../components/answer-board'
import { byAnswer } from '../rules'

interface EventAnswersProps {
  event: StaffEventView
  board: AnswerBoardView
  /** When the place is closed on its days; null when it is open. */
  closure: Closure | null
  now: Date
}

/** One event for its trainer: who comes, who does not, who has not answered, and answering for them. */
export function EventAnswers({ event, board, closure, now }: EventAnswersProps) {
  const begun = Date.parse(event.startsAt) <= now.getTime()
  const { waiting } = byAnswer(board.invited)
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  return (
    <>
      <PageHeader
        actions={
          <>
            {waiting.length > 0 && event.answerRequired && !event.cancelled && !begun && (
              <LinkButton href={href('notifications', { event: event.id })} prefetch={false}>
                Pripomenúť tým, ktorí neodpovedali
              </LinkButton>
            )}
            {!event.cancelled && (
              <LinkButton href={href('attendanceCreate', { event: event.id })} look="line" prefetch={false}>
                Zapísať dochádzku
              </LinkButton>
            )}
            {event.type === EVENT_TYPES.training ? (
              <LinkButton href={href('eventEdit', { id: event.id })} look="line" prefetch={false}>
                Upraviť tréning
              </LinkButton>
            ) : (
              event.published && (
                <LinkButton href={href('match', { id: event.id })} look="line" prefetch={false}>
                  Stránka pre verejnosť
                </LinkButton>
              )
            )}
          </>
        }
        crumbs={[
          { label: 'Udalosti', href: href('events') },
          { label: 'Účastníci', href: href('eventParticipants') },
          { label: event.title },
        ]}
        lead={
          <>
            {when}
            {event.meetAt && <> · zraz {timeOf(event.meetAt)}</>}
            {event.place && <> · {event.place}</>}
            {!event.cancelled && <ClosedPlace closure={closure} />}
          </>
        }
        title={event.title}
      />
      <Section ground="surface" id="odpovede">
        <AnswerBoard
          begun={begun}
          board={board}
          event={event}
          hrefOf={(page) => `${href('eventParticipants', { event: event.id, page })}#odpovede`}
        />
      </Section>
    </>
  )
}
