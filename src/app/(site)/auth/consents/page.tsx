import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/_lib/require-audience'
import { consentsOf } from '@/features/consents/queries'
import { ConsentsScreen } from '@/features/consents/screens/consents-screen'
import { ownPath } from '@/lib/return-url'
import { textParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Súhlasy' }

export default async function Page({ searchParams }: PageProps<'/auth/consents'>) {
  const req = await requireSignedIn()
  const next = textParam(await searchParams, 'next')
  return <ConsentsScreen consents={await consentsOf(req)} next={next ? (ownPath(next) ?? '/') : undefined} />
}
