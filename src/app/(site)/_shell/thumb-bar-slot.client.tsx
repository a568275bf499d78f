'use client'
import { usePathname } from 'next/navigation'
import { lazy } from 'react'
import { useSession } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const ThumbBarChoice = lazy(() => import('./thumb-bar-choice.client'))

/** The bar at the bottom of the phone, of families, trainers and the office; loaded for them alone. */
export function ThumbBarSlot() {
  const { user } = useSession()
  const pathname = usePathname()
  return (
    user && (
      <LazyBoundary fallback={null}>
        <ThumbBarChoice pathname={pathname} user={user} />
      </LazyBoundary>
    )
  )
}
