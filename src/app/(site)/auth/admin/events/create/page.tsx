import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventChoices, eventToEdit } from '@/features/events/admin/queries'
import { EventCreate } from '@/features/events/admin/screens/event-create'
import { dayOf } from '@/lib/dates'

export const metadata: Metadata = { title: 'Nová udalosť' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/create'>) {
  const req = await requireAudience('trainer', 'admin')
  const source = await eventToEdit(req, (await searchParams).copy)
  return <EventCreate choices={await eventChoices(req)} copyOf={source} today={dayOf(new Date())} />
}
