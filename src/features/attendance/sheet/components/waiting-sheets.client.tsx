'use client'
import { lazy } from 'react'
import { useHydrated } from '@/lib/client/hydrated.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const UnsentSheets = lazy(async () => ({ default: (await import('./unsent-sheets.client')).UnsentSheets }))

/**
 * What waits on this device to be sent; loaded after the page. The browser's database is asked, not its mark in
 * `localStorage`, which a browser that was killed may not have written.
 */
export function WaitingSheets({ me }: { me: string }) {
  if (!useHydrated()) return null
  return (
    <LazyBoundary>
      <UnsentSheets me={me} />
    </LazyBoundary>
  )
}
