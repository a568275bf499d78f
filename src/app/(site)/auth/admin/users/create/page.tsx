import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { userChoices } from '@/features/users/desk/queries'
import { UserCreate } from '@/features/users/desk/screens/user-edit'
import { dayOf } from '@/lib/dates'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Nový používateľ' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users/create'>) {
  const req = await requireAudience('admin')
  const child = textParam(await searchParams, 'child')
  return <UserCreate child={child} choices={await userChoices(req)} today={dayOf(new Date())} />
}
