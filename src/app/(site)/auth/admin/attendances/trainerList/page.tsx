import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { hoursOfAll, trainerHours } from '@/features/attendance/hours/queries'
import { HoursOverview } from '@/features/attendance/hours/screens/hours-overview'
import { TrainerEvents } from '@/features/attendance/hours/screens/trainer-events'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Odtrénované hodiny' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/attendances/trainerList'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const now = seasonOf(new Date())
  const given = parseSeason(textParam(query, 'season'))
  const { startYear, from, to, label } = given ?? now
  const time = { from: dayOf(from), to: addDays(dayOf(to), -1) }
  const years = { startYear, thisYear: now.startYear }
  if (!textParam(query, 'id'))
    return <HoursOverview {...years} season={given && label} trainers={await hoursOfAll(req, time)} />
  const data = await orNotFound(trainerHours(req, idParam(query, 'id'), time))
  return <TrainerEvents {...years} hours={data} />
}
