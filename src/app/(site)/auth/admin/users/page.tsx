import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { userDesk } from '@/features/users/admin/queries'
import { userFilter } from '@/features/users/admin/rules'
import { UserDesk } from '@/features/users/admin/screens/user-desk'
import { ownGroups } from '@/features/users/queries'

export const metadata: Metadata = { title: 'Používatelia' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users'>) {
  const req = await requireAudience('admin')
  const filter = userFilter(await searchParams)
  return <UserDesk categories={await ownGroups(req)} desk={userDesk(req, filter)} filter={filter} />
}
