import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { LikelyDuplicates } from '@/features/merges/components/likely-duplicates'
import { likelyTwins } from '@/features/merges/likely/queries'
import { userChoices, userToEdit } from '@/features/users/admin/queries'
import { UserEdit } from '@/features/users/admin/screens/user-edit'

export const metadata: Metadata = { title: 'Úprava používateľa' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/users/edit'>) {
  const req = await requireAudience('admin')
  const found = await userToEdit(req, (await searchParams).id)
  if (!found) notFound()
  const own = found.user.id === req.user?.id
  const { id, playing } = found.user
  return (
    <UserEdit {...found} choices={await userChoices(req)} own={own}>
      <LikelyDuplicates ground={playing ? 'chalk' : 'surface'} id={id} twins={await likelyTwins(req, id)} />
    </UserEdit>
  )
}
