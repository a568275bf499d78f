import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { accountOf } from '@/features/club/queries'
import { familyMembers } from '@/features/participants/answers/queries'
import { paymentList } from '@/features/membership/payments/queries'
import { familyFees } from '@/features/membership/queries'
import { familySeasons } from '@/features/membership/rules'
import { FamilyFees } from '@/features/membership/screens/family-fees'
import { shortDate } from '@/lib/date-format'
import { PAGE_LIMIT } from '@/lib/page-size'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Členské' }

export default async function Page({ searchParams }: PageProps<'/auth/player/membership'>) {
  const req = await requireAudience('family')
  const query = await searchParams
  const player = textParam(query, 'player') ? idParam(query, 'player') : undefined
  const fee = textParam(query, 'fee') ? idParam(query, 'fee') : undefined
  const now = new Date()
  const { season, seasons } = familySeasons(textParam(query, 'season'), now)
  const filter = { player, season }
  const membership = await orNotFound(familyFees(req, filter))
  const { payments } = await paymentList(req, { ...filter, page: 1, size: PAGE_LIMIT })
  const club = await accountOf(req)
  const props = { fee, family: await familyMembers(req), club, today: shortDate(now), seasons }
  return <FamilyFees membership={membership} payments={payments} {...filter} {...props} />
}
