'use client'
import { lazy } from 'react'
import { useSession } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const OfficeNav = lazy(() => import('./office-nav.client'))

/** The office's sections, loaded after the page: nothing on it waits for them. */
export function OfficeNavSlot({ content }: { content: string }) {
  const { user } = useSession()
  return (
    user?.role === 'admin' && (
      <LazyBoundary fallback={null}>
        <OfficeNav content={content} />
      </LazyBoundary>
    )
  )
}
