import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { answerBoard } from '@/features/events/board/queries'
import { eventChoices, eventToEdit } from '@/features/events/desk/queries'
import { EventEdit } from '@/features/events/desk/screens/event-edit'
import { pageParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Úprava udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/edit'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  const event = await eventToEdit(req, query.id)
  if (!event) notFound()
  const choices = await eventChoices(req)
  const board = choices.admin ? await answerBoard(req, event.id, pageParam(query)) : undefined
  return <EventEdit board={board} choices={choices} event={event} now={new Date()} />
}
