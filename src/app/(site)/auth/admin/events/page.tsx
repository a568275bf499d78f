import type { Metadata } from 'next'
import { isAdmin } from '@/access/roles'
import { askConsents } from '@/app/_lib/ask-consents'
import { requireAudience } from '@/app/_lib/require-audience'
import { adminEventList, eventCalendar } from '@/features/events/admin/queries'
import { eventFilter } from '@/features/events/admin/rules'
import { EventListScreen } from '@/features/events/admin/screens/event-list-screen'
import { callerCategories } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'

export const metadata: Metadata = { title: 'Udalosti' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events'>) {
  const req = await requireAudience('trainer', 'admin')
  await askConsents(req, '/auth/admin/events')
  const today = dayOf(new Date())
  const filter = eventFilter(await searchParams, today)
  const props = { filter, today, isOffice: isAdmin(req), categories: await callerCategories(req) }
  if (filter.view !== 'list') return <EventListScreen {...props} calendar={eventCalendar(req, filter)} />
  return <EventListScreen {...props} list={adminEventList(req, filter, today)} />
}
