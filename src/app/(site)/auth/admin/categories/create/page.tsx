import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { categoryChoices } from '@/features/categories/admin/queries'
import { CategoryCreate } from '@/features/categories/admin/screens/category-edit'

export const metadata: Metadata = { title: 'Nová kategória' }

export default async function Page() {
  const req = await requireAudience('admin')
  return <CategoryCreate {...await categoryChoices(req)} />
}
