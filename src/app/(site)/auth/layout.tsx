import type { ReactNode } from 'react'
import { currentRequest } from '@/app/_lib/current-request'
import { PushSync } from '@/features/notifications/push/components/push-sync.client'
import { DraftOwner } from '@/lib/client/draft-owner.client'
import { QueryProvider } from '@/lib/client/query-provider.client'
import { KeptPages } from '../_shell/kept-pages.client'

/** Around every signed-in page: the query cache, the owner of drafts, kept pages and the offline banner. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { user } = await currentRequest()
  return (
    <QueryProvider>
      <DraftOwner id={user?.id}>{children}</DraftOwner>
      {/* public/sw-pages.js keeps no page without it. */}
      <meta content={user?.id} name="page-owner" />
      <KeptPages person={user?.id} role={user?.role} />
      <PushSync person={user?.id} />
    </QueryProvider>
  )
}
