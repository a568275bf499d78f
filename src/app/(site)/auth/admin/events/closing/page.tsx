import type { Metadata } from 'next'
import { isAdmin } from '@/access/roles'
import { requireAudience } from '@/app/_lib/require-audience'
import { placesToClose } from '@/features/club/places/queries'
import { recentClosings } from '@/features/events/closing/queries'
import { ClosingScreen } from '@/features/events/closing/screens/closing-screen'
import { dayOf, isDay } from '@/lib/dates'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Zatvorené ihrisko' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/events/closing'>) {
  const req = await requireAudience('trainer', 'admin')
  const query = await searchParams
  const today = dayOf(new Date())
  const places = (await placesToClose(req)).map(({ id, name }) => ({ id, name }))
  const dayIn = (name: string) => (isDay(textParam(query, name)) ? textParam(query, name) : today)
  const asked = places.find(({ id }) => id === textParam(query, 'place'))
  const initial = {
    place: (asked ?? (places.length === 1 ? places[0] : undefined))?.id ?? '',
    from: dayIn('from') < today ? today : dayIn('from'),
    to: dayIn('to') < today ? today : dayIn('to'),
    reason: textParam(query, 'reason'),
  }
  const props = { places, initial, today, isOffice: isAdmin(req), recent: await recentClosings(req) }
  return <ClosingScreen {...props} />
}
