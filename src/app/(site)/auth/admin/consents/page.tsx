import type { Metadata } from 'next'
import { orNotFound } from '@/app/_lib/or-not-found'
import { requireAudience } from '@/app/_lib/require-audience'
import { consentsOf } from '@/features/consents/queries'
import { OfficeConsents } from '@/features/consents/screens/office-consents'
import { dayOf } from '@/lib/dates'
import { idParam, textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súhlasy klubu' }

export default async function Page({ searchParams }: PageProps<'/auth/admin/consents'>) {
  const req = await requireAudience('admin')
  const query = await searchParams
  const person = textParam(query, 'person') ? idParam(query, 'person') : undefined
  const consents = await orNotFound(consentsOf(req, person))
  return <OfficeConsents consents={consents} isChosen={person !== undefined} today={dayOf(new Date())} />
}
