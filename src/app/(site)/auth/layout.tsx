import type { ReactNode } from 'react'
import { QueryProvider } from '@/lib/client/query-provider.client'
import { OfflineStrip } from '@/ui/offline-strip.client'

/** Around every signed-in page: its data cache, and a word when the signal is gone. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      {children}
      <OfflineStrip />
    </QueryProvider>
  )
}
