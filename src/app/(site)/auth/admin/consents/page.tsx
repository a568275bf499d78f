import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { missingConsents } from '@/features/consents/missing/queries'
import { OfficeConsents } from '@/features/consents/screens/office-consents'
import { consentsOf } from '@/features/consents/queries'
import { userFilter } from '@/features/users/admin/rules'
import { callerCategories } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súhlasy klubu' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/consents'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const person = textParam(query, 'person') ? idParam(query, 'person') : undefined
  const filter = userFilter(query)
  return (
    <OfficeConsents
      categories={await callerCategories(req)}
      consents={await orNotFound(consentsOf(req, person))}
      filter={filter}
      missing={person ? undefined : await missingConsents(req, filter)}
      today={dayOf(new Date())}
    />
  )
}
