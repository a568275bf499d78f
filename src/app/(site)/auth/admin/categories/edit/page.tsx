import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireAudience } from '@/app/_lib/require-audience'
import { categoryChoices, categoryToEdit } from '@/features/categories/admin/queries'
import { CategoryEdit } from '@/features/categories/admin/screens/category-edit'

export const metadata: Metadata = { title: 'Úprava kategórie' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/categories/edit'>) {
  const req = await requireAudience('admin')
  const category = await categoryToEdit(req, (await searchParams).id)
  if (!category) notFound()
  const { places } = await categoryChoices(req)
  return <CategoryEdit category={category} places={places} />
}
