import type { Metadata } from 'next'
import { isAdmin } from '@/access/roles'
import { EventChooser } from '@/app/_lib/event-chooser'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { eventPlayers } from '@/features/attendance/sheet/queries'
import { openingOf } from '@/features/attendance/opening/rules'
import { AttendanceSheet } from '@/features/attendance/sheet/screens/attendance-sheet.client'
import { staffPageOf } from '@/features/events/rules'
import { SQUAD_SIZE } from '@/lib/page-size'
import { idParam, pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Vytvoriť dochádzku' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/attendances/create'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  if (!textParam(query, 'event'))
    return <EventChooser isChosen={textParam(query, 'choose') !== ''} req={req} />
  const paging = { page: pageParam(query), size: SQUAD_SIZE }
  const { event, page } = await orNotFound(eventPlayers(req, idParam(query, 'event'), paging))
  return (
    <AttendanceSheet
      {...openingOf(event, new Date(), isAdmin(req))}
      event={event}
      eventPage={staffPageOf(event.id, isAdmin(req))}
      key={`${event.id} ${page.number}`}
      me={req.user!.id}
      page={page}
    />
  )
}
