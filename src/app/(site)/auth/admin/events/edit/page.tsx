import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventChoices, eventToEdit } from '@/features/events/desk/queries'
import { EventEdit } from '@/features/events/desk/screens/event-edit'

export const metadata: Metadata = { title: 'Úprava udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/edit'>) {
  const req = await requireAudience('trainer', 'admin')
  const event = await eventToEdit(req, (await searchParams).id)
  if (!event) notFound()
  return <EventEdit choices={await eventChoices(req)} event={event} key={event.updatedAt} now={new Date()} />
}
