import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/_lib/require-audience'
import { inboxPage } from '@/features/notifications/inbox/queries'
import { InboxScreen } from '@/features/notifications/screens/inbox-screen'
import { pageParam } from '@/lib/search-params'

export const metadata: Metadata = { title: 'Oznámenia' }

export default async function Page({ searchParams }: PageProps<'/auth/notifications'>) {
  const req = await requireSignedIn()
  return <InboxScreen {...await inboxPage(req, { page: pageParam(await searchParams) })} />
}
