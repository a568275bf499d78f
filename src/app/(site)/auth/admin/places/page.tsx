import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { placesToClose } from '@/features/club/places/queries'
import { ClosedPlaces } from '@/features/club/places/screens/closed-places'
import { dayOf } from '@/lib/dates'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Zatvorené ihriská' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/places'>) {
  const req = await requireAudience('admin')
  const closure = textParam(await searchParams, 'closure')
  return <ClosedPlaces chosen={closure} places={await placesToClose(req)} today={dayOf(new Date())} />
}
