import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { clubInfo } from '@/features/club/queries'
import { familyMembers } from '@/features/events/answers/queries'
import { familyFees } from '@/features/membership/queries'
import { FamilyFees } from '@/features/membership/screens/family-fees'
import { shortDate } from '@/lib/dates'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Členské' }

export default async function Page({ searchParams }: PageProps<'/auth/player/membership'>) {
  const req = await requireAudience('family')
  const query = await searchParams
  const player = textParam(query, 'player') ? idParam(query, 'player') : undefined
  const data = await orNotFound(familyFees(req, { player }))
  const recipient = (await clubInfo(req)).name
  const shown = { people: await familyMembers(req), player, recipient, today: shortDate(new Date()) }
  return <FamilyFees {...data} {...shown} />
}
