import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventChoices, eventToEdit } from '@/features/events/desk/queries'
import { EventEdit } from '@/features/events/desk/screens/event-edit'
import { participantList } from '@/features/events/participants/queries'
import { PAGE_LIMIT } from '@/lib/inputs'

export const metadata: Metadata = { title: 'Úprava udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/edit'>) {
  const req = await requireAudience('trainer', 'admin')
  const event = await eventToEdit(req, (await searchParams).id)
  if (!event) notFound()
  const choices = await eventChoices(req)
  const asked = choices.admin
    ? await participantList(req, { event: event.id, page: 1, size: PAGE_LIMIT })
    : undefined
  const shown = { choices, event, now: new Date(), rows: asked?.eventParticipants }
  return <EventEdit {...shown} />
}
