import type { ComponentProps } from 'react'
import { longDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { ClosedPlace } from '@/features/club/places/components/closed-place'
import type { Closure } from '@/features/club/places/rules'
import { EVENT_TYPES, EVENT_WORDS } from '@/features/events/labels'
import type { AnswerBoardView } from '../board/views'
import type { StaffEventView } from '@/features/events/schema'
import { AnswerBoard } from '../components/answer-board'

interface EventAnswersProps {
  event: StaffEventView
  board: AnswerBoardView
  /** When the place is closed on its days; null when it is open. */
  closure: Closure | null
  /** Whether the caller may change it. */
  mayChange: boolean
  now: Date
  parts: Pick<ComponentProps<typeof AnswerBoard>, 'remind' | 'contacts'>
}

/** One event for its trainer: who comes, who does not, who has not answered, and answering for them. */
export function EventAnswers({ event, board, closure, mayChange, now, parts }: EventAnswersProps) {
  const begun = Date.parse(event.startsAt) <= now.getTime()
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  return (
    <>
      <PageHeader
        actions={
          <>
            {!event.cancelled && (
              <LinkButton href={href('attendanceCreate', { event: event.id })} look="line" prefetch={false}>
                Zapísať dochádzku
              </LinkButton>
            )}
            {mayChange && (
              <LinkButton href={href('eventEdit', { id: event.id })} look="line" prefetch={false}>
                Upraviť {EVENT_WORDS[event.type].one.toLowerCase()}
              </LinkButton>
            )}
            {event.type !== EVENT_TYPES.training && event.published && (
              <LinkButton href={href('match', { id: event.id })} look="line" prefetch={false}>
                Stránka pre verejnosť
              </LinkButton>
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
          {...parts}
          begun={begun}
          board={board}
          event={event}
          hrefOf={(page) => `${href('eventParticipants', { event: event.id, page })}#odpovede`}
        />
      </Section>
    </>
  )
}
