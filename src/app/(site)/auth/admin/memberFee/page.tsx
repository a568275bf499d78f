import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { feeGrid, waitingMoney } from '@/features/membership/admin/queries'
import { feeFilter, seasonsAround } from '@/features/membership/admin/rules'
import { FeeListScreen } from '@/features/membership/admin/screens/fee-list-screen'
import { callerCategories } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'

export const metadata: Metadata = { title: 'Členské' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/memberFee'>) {
  const req = await requireAudience('admin')
  const now = new Date()
  const filter = feeFilter(await searchParams, now)
  const props = { filter, today: dayOf(now), seasons: seasonsAround(now), grid: feeGrid(req, filter, now) }
  const [categories, waiting] = [await callerCategories(req), await waitingMoney(req, now)]
  return <FeeListScreen {...props} categories={categories} waiting={waiting} />
}
