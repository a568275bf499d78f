import type { Metadata } from 'next'
import { scopeOf } from '@/access/scope'
import { boardParts } from '@/app/_lib/board-parts'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { closureOfEvent } from '@/features/club/places/queries'
import { EVENT_KINDS, type EventKind } from '@/features/participants/answers/labels'
import { typesOf } from '@/features/participants/answers/rules'
import { answerBoard } from '@/features/participants/board/queries'
import { UpcomingAnswers } from '@/features/participants/screens/upcoming-answers'
import { EventAnswers } from '@/features/participants/screens/event-answers'
import { eventForStaff, eventList } from '@/features/events/queries'
import { mayTrainerChange } from '@/features/events/rules'
import { dayOf } from '@/lib/dates'
import { idParam, pageParam, textParam } from '@/lib/search-params'

const PAGE_SIZE = 20

export const metadata: Metadata = { title: 'Účastníci' }

export default async function Page({ searchParams }: PageProps<'/auth/trainer/eventParticipants'>) {
  const req = await requireAudience('trainer')
  const query = await searchParams
  if (textParam(query, 'event')) {
    const event = await orNotFound(eventForStaff(req, idParam(query, 'event')))
    const board = await answerBoard(req, event.id, pageParam(query))
    const closure = await closureOfEvent(req, event)
    const now = new Date()
    const parts = await boardParts(req, event, board, now)
    const mayChange = mayTrainerChange(event, (await scopeOf(req)).trainedCategories)
    return <EventAnswers {...{ board, closure, event, mayChange, now, parts }} />
  }
  const given = textParam(query, 'kind')
  const kind = Object.hasOwn(EVENT_KINDS, given) ? (given as EventKind) : 'all'
  const today = dayOf(new Date())
  const args = { from: today, types: typesOf(kind), page: pageParam(query), size: PAGE_SIZE }
  return <UpcomingAnswers {...await eventList(req, args)} kind={kind} today={today} />
}
