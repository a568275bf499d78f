import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { trainerMonth } from '@/features/attendance/hours/queries'
import { shownMonth } from '@/features/attendance/hours/rules'
import { MonthScreen } from '@/features/attendance/hours/screens/month-screen'
import { dayOf } from '@/lib/dates'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Môj mesiac' }

export default async function Page({ searchParams }: PageProps<'/auth/trainer/month'>) {
  const req = await requireAudience('trainer')
  const present = dayOf(new Date()).slice(0, 7)
  const month = shownMonth(textParam(await searchParams, 'month'), present)
  return <MonthScreen {...await trainerMonth(req, month)} present={present} />
}
