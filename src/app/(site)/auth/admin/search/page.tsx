import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { findEverywhere } from '@/features/search/queries'
import { LEAST, MOST } from '@/features/search/rules'
import { SearchScreen } from '@/features/search/screens/search-screen'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Hľadať' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/search'>) {
  const req = await requireAudience('admin')
  const query = textParam(await searchParams, 'query', MOST)
  const found = query.length < LEAST ? undefined : await findEverywhere(req, query)
  return <SearchScreen found={found} query={query} />
}
