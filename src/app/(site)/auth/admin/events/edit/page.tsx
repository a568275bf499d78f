import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isAdmin } from '@/access/roles'
import { EventPart } from '@/app/_lib/event-part'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventToEdit } from '@/features/events/admin/queries'
import { eventTab, eventTabs } from '@/features/events/admin/rules'
import { EventEdit } from '@/features/events/admin/screens/event-edit'
import { pageParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Úprava udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/edit'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  const event = await eventToEdit(req, query.id)
  if (!event) notFound()
  const [admin, now] = [isAdmin(req), new Date()]
  const shown = { event, now, tab: eventTab(query, eventTabs(event, admin, now)) }
  return (
    <EventEdit {...shown} admin={admin}>
      <EventPart {...shown} page={pageParam(query)} req={req} />
    </EventEdit>
  )
}
