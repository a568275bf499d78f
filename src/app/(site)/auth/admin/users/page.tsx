import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { adminUserList } from '@/features/users/admin/queries'
import { userFilter } from '@/features/users/admin/rules'
import { UserListScreen } from '@/features/users/admin/screens/user-list-screen'
import { callerCategories } from '@/features/users/queries'

export const metadata: Metadata = { title: 'Používatelia' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users'>) {
  const req = await requireAudience('admin')
  const filter = userFilter(await searchParams)
  return (
    <UserListScreen
      categories={await callerCategories(req)}
      list={adminUserList(req, filter)}
      filter={filter}
    />
  )
}
