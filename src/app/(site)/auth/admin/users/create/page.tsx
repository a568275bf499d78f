import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { userChoices } from '@/features/users/admin/queries'
import { UserCreate } from '@/features/users/admin/screens/user-edit'
import { dayOf } from '@/lib/dates'
import { isId } from '@/lib/ids'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Nový používateľ' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users/create'>) {
  const req = await requireAudience('admin')
  const child = textParam(await searchParams, 'child')
  const choices = await userChoices(req, isId(child) ? [child] : [])
  return <UserCreate child={child} choices={choices} today={dayOf(new Date())} />
}
