import { createLocalReq, getPayload } from 'payload'
import { calendarName, calendarResponse, calendarNotFound } from '@/app/_lib/calendar-response'
import { ownCalendar } from '@/features/events/calendar/queries'
import { calendarOwner } from '@/features/session/profile/queries'
import config from '@payload-config'

export const dynamic = 'force-dynamic'

/** /feeds/calendar/me/{token}.ics: the calendar of one account, read with the secret in its address. */
export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }) {
  const token = calendarName((await params).token)
  const payload = await getPayload({ config })
  const owner = token && (await calendarOwner(await createLocalReq({}, payload), token))
  if (!owner) return calendarNotFound()
  const text = await ownCalendar(await createLocalReq({ user: owner }, payload))
  return calendarResponse(request, { name: String(owner.id), text, isPrivate: true })
}
