import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { familyEvent } from '@/features/participants/answers/queries'
import { FamilyEventScreen } from '@/features/participants/answers/screens/family-event'
import { idParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Udalosť' }

export default async function Page({ searchParams }: PageProps<'/auth/player/event'>) {
  const req = await requireAudience('family')
  const data = await orNotFound(familyEvent(req, idParam(await searchParams, 'id')))
  return <FamilyEventScreen data={data} now={new Date()} />
}
