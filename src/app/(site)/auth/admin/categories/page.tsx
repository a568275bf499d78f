import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { adminCategoryList } from '@/features/categories/admin/queries'
import { CategoryListScreen } from '@/features/categories/admin/screens/category-list-screen'

export const metadata: Metadata = { title: 'Kategórie' }

export default async function Page() {
  const req = await requireAudience('admin')
  return <CategoryListScreen categories={await adminCategoryList(req)} />
}
