import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { EVENT_KINDS, type EventKind } from '@/features/participants/answers/labels'
import { familyEvent, familyEvents } from '@/features/participants/answers/queries'
import { FamilyEventScreen } from '@/features/participants/answers/screens/family-event'
import { EVENTS_SHOWN, FamilyEvents } from '@/features/participants/answers/screens/family-events'
import { countParam, idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Turnaje/Zápasy' }

export default async function Page({ searchParams }: PageProps<'/auth/player/eventList'>) {
  const req = await requireAudience('family')
  const query = await searchParams
  if (textParam(query, 'event')) {
    const data = await orNotFound(familyEvent(req, idParam(query, 'event')))
    return <FamilyEventScreen data={data} now={new Date()} />
  }
  const player = textParam(query, 'player') ? idParam(query, 'player') : undefined
  const given = textParam(query, 'kind')
  const kind = Object.hasOwn(EVENT_KINDS, given) ? (given as EventKind) : 'all'
  const shown = countParam(query, 'show', EVENTS_SHOWN, 400)
  const events = await orNotFound(familyEvents(req, { player, kind, shown }))
  return <FamilyEvents events={events} kind={kind} shown={shown} />
}
