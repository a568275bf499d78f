'use client'
import { lazy, useSyncExternalStore } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const UnsentSheets = lazy(async () => ({ default: (await import('./unsent-sheets.client')).UnsentSheets }))
const nothing = () => () => undefined

/**
 * What waits on this device to be sent; loaded after the page. The browser's database is asked, not its mark in
 * `localStorage`, which a browser that was killed may not have written.
 */
export function WaitingSheets({ me }: { me: string }) {
  const isBrowser = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  if (!isBrowser) return null
  return (
    <LazyBoundary>
      <UnsentSheets me={me} />
    </LazyBoundary>
  )
}
