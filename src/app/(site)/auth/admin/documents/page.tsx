import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { adminDocumentList } from '@/features/documents/admin/queries'
import { DocumentListScreen } from '@/features/documents/admin/screens/document-list-screen'
import { pageParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Správa dokumentov' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/documents'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const search = textParam(query, 'search')
  return (
    <DocumentListScreen
      list={await adminDocumentList(req, { page: pageParam(query), search })}
      search={search}
    />
  )
}
