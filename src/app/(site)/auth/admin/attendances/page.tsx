import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { categorySums } from '@/features/attendance/overview/queries'
import { SeasonOverview } from '@/features/attendance/overview/screens/season-overview'
import { recordedSheetSums } from '@/features/attendance/recorded/queries'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, isDay } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Dochádzka' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/attendances'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const season = seasonOf(new Date())
  const [given, from, to] = ['category', 'from', 'to'].map((key) => textParam(query, key)) as [
    string,
    string,
    string,
  ]
  const time = {
    from: isDay(from) ? from : dayOf(season.from),
    to: isDay(to) ? to : addDays(dayOf(season.to), -1),
  }
  const category = isId(given) ? given : ''
  const args = { ...time, category: category || undefined, page: pageParam(query), size: 25 }
  const { sheets, page } = await recordedSheetSums(req, args)
  const props = { filters: { category, ...time }, page, sheets }
  return <SeasonOverview {...props} sums={await categorySums(req, time)} />
}
