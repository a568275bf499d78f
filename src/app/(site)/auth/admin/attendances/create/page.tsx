import type { Metadata } from 'next'
import { isAdmin } from '@/access/roles'
import { askConsents } from '@/app/_lib/ask-consents'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventPlayers } from '@/features/attendance/sheet/queries'
import { whyNotRecorded } from '@/features/attendance/sheet/rules'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import { eventsToRecord } from '@/features/attendance/event-choice/queries'
import { ChooseEvent } from '@/features/attendance/event-choice/screens/choose-event'
import { staffPageOf } from '@/features/events/rules'
import { callerCategories } from '@/features/users/queries'
import { SQUAD_SIZE } from '@/lib/page-size'
import { idParam, pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Vytvoriť dochádzku' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/attendances/create'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  await askConsents(req, '/auth/admin/attendances/create', !textParam(query, 'event'))
  if (!textParam(query, 'event'))
    return <ChooseEvent choices={await eventsToRecord(req)} categories={await callerCategories(req)} />
  const paging = { page: pageParam(query), size: SQUAD_SIZE }
  const { event, page } = await orNotFound(eventPlayers(req, idParam(query, 'event'), paging))
  return (
    <AttendanceSheet
      closed={whyNotRecorded(event, new Date(), isAdmin(req))}
      event={event}
      eventPage={staffPageOf(event.id, isAdmin(req))}
      key={`${event.id} ${page.number}`}
      me={req.user!.id}
      page={page}
    />
  )
}
