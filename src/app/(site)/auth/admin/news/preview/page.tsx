import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { articlePreview } from '@/features/news/queries'
import { Article } from '@/features/news/screens/article'
import { isId } from '@/lib/ids'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.newsPreview.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/news/preview'>) {
  const req = await requireAudience('admin')
  const { id } = await searchParams
  if (!isId(id)) notFound()
  return <Article article={await orNotFound(articlePreview(req, id))} preview />
}
