import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { newsDesk } from '@/features/news/admin/queries'
import { NewsDesk } from '@/features/news/admin/screens/news-desk'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Správa noviniek' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/news'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const search = textParam(query, 'search')
  return <NewsDesk desk={await newsDesk(req, { page: pageParam(query), search })} search={search} />
}
