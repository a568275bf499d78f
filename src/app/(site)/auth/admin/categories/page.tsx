import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { categoryDesk } from '@/features/categories/admin/queries'
import { CategoryDesk } from '@/features/categories/admin/screens/category-desk'

export const metadata: Metadata = { title: 'Kategórie' }

export default async function Page() {
  const req = await requireAudience('admin')
  return <CategoryDesk categories={await categoryDesk(req)} />
}
