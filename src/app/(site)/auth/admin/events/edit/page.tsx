import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { boardParts } from '@/app/_lib/board-parts'
import { requireAudience } from '@/app/_lib/require-audience'
import { answerBoard } from '@/features/participants/board/queries'
import { AnswerBoard } from '@/features/participants/components/answer-board'
import { eventChoices, eventToEdit } from '@/features/events/admin/queries'
import { EventEdit, PARTICIPANTS, participantsOf } from '@/features/events/admin/screens/event-edit'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Úprava udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/edit'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  const event = await eventToEdit(req, query.id)
  if (!event) notFound()
  const [choices, now] = [await eventChoices(req), new Date()]
  const isParticipants = choices.admin && textParam(query, 'tab') === PARTICIPANTS
  const board = isParticipants && (await answerBoard(req, event.id, pageParam(query)))
  const participants = board ? (
    <AnswerBoard
      {...await boardParts(req, event, board, now)}
      begun={Date.parse(event.startsAt) <= now.getTime()}
      board={board}
      event={event}
      office
      hrefOf={(page) => participantsOf(event.id, page)}
    />
  ) : undefined
  return <EventEdit choices={choices} event={event} now={now} participants={participants} />
}
