import { createLocalReq, getPayload } from 'payload'
import { calendarName, calendarNotFound, calendarResponse } from '@/app/_lib/calendar-response'
import { subjectOf } from '@/access/roles'
import { eventCalendar } from '@/features/events/calendar/queries'
import { isId } from '@/lib/ids'
import config from '@payload-config'

export const dynamic = 'force-dynamic'

/**
 * /feeds/calendar/event/{id}.ics: one event to put into a calendar once. Who is signed in gets the fields of members, when
 * they may read the event; the address holds no secret, so that it may be passed on.
 */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const id = calendarName((await params).id)
  if (!isId(id)) return calendarNotFound()
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  const caller = user && subjectOf({ user }) !== 'anonymous' ? user : undefined
  const read = async (user: typeof caller) => eventCalendar(await createLocalReq({ user }, payload), id)
  // Who is signed in may read less than a visitor: an event of another category.
  const text = (await read(caller)) ?? (caller ? await read(undefined) : null)
  if (text === null) return calendarNotFound()
  return calendarResponse(request, { name: `${id} ${caller?.id ?? ''}`, text, isPrivate: true })
}
