import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { adminNewsList } from '@/features/news/admin/queries'
import { NewsListScreen } from '@/features/news/admin/screens/news-list-screen'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Správa noviniek' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/news'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const search = textParam(query, 'search')
  return (
    <NewsListScreen list={await adminNewsList(req, { page: pageParam(query), search })} search={search} />
  )
}
