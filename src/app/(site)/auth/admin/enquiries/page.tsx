import type { Metadata } from 'next'
import { requireAudience } from '@/app/_lib/require-audience'
import { enquiryCounts, enquiryPage } from '@/features/enquiries/queries'
import { enquiryFilter } from '@/features/enquiries/rules'
import { EnquiryList } from '@/features/enquiries/screens/enquiry-list'
import { PAGE_SIZE } from '@/lib/page-size'
import { ROUTES } from '@/lib/routes'

export const metadata: Metadata = { title: ROUTES.enquiries.title }

export default async function Page({ searchParams }: PageProps<'/auth/admin/enquiries'>) {
  const req = await requireAudience('admin')
  const filter = enquiryFilter(await searchParams)
  const counts = await enquiryCounts(req, filter.kind, filter.search)
  const list = await enquiryPage(req, { ...filter, size: PAGE_SIZE })
  return <EnquiryList counts={counts} filter={filter} list={list} />
}
