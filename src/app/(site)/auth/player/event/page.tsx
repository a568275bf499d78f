import type { Metadata } from 'next'
import { cache } from 'react'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { familyEvent } from '@/features/participants/answers/queries'
import { FamilyEventScreen } from '@/features/participants/answers/screens/family-event'
import { idParam } from '@/lib/search-params'

type Props = PageProps<'/auth/player/event'>
const eventOf = cache(async (id: string) => orNotFound(familyEvent(await requireAudience('family'), id)))

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await eventOf(idParam(await searchParams, 'id'))).event.title }
}

export default async function Page({ searchParams }: Props) {
  const data = await eventOf(idParam(await searchParams, 'id'))
  return <FamilyEventScreen data={data} now={new Date()} />
}
