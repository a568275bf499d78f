import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { feeFilter, seasonsAround } from '@/features/membership/admin/rules'
import { feeOverview } from '@/features/membership/overview/queries'
import { FeeOverviewScreen } from '@/features/membership/overview/screens/fee-overview-screen'
import { oneSeason } from '@/features/membership/rules'
import { callerCategories } from '@/features/users/queries'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.feeOverview.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/memberFee/overview'>) {
  const req = await requireAudience('admin')
  const now = new Date()
  const { season, category } = feeFilter(await searchParams, now)
  const filter = { season: oneSeason(season, now), category }
  const props = { filter, seasons: seasonsAround(now), overview: feeOverview(req, filter, now) }
  return <FeeOverviewScreen {...props} categories={await callerCategories(req)} />
}
