import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { askConsents } from '@/app/_lib/ask-consents'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { OverdueStrip } from '@/features/membership/overdue/components/overdue-strip'
import { overdueFees } from '@/features/membership/overdue/queries'
import { familyEvents } from '@/features/participants/answers/queries'
import { familyFilter } from '@/features/participants/answers/rules'
import { FamilyEvents } from '@/features/participants/answers/screens/family-events'
import { href } from '@/lib/routes'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Turnaje/Zápasy' }

export default async function Page({ searchParams }: PageProps<'/auth/player/eventList'>) {
  const req = await requireAudience('family')
  const query = await searchParams
  // Addresses in messages sent before an event had a page of its own.
  if (textParam(query, 'event')) redirect(href('playerEvent', { id: idParam(query, 'event') }))
  await askConsents(req, '/auth/player/eventList')
  const { kind, shown, player } = familyFilter(query)
  const events = await orNotFound(familyEvents(req, { kind, shown, player }))
  const dues = <OverdueStrip overdue={await overdueFees(req)} />
  return <FamilyEvents dues={dues} events={events} kind={kind} shown={shown} />
}
