'use client'
import { lazy } from 'react'
import { useSession } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const FamilyBar = lazy(() => import('./family-bar.client'))

/** The bar at the bottom of a family's phone; loaded for families alone. */
export function FamilyBarSlot() {
  const { user } = useSession()
  return (
    user?.role === 'player' && (
      <LazyBoundary fallback={null}>
        <FamilyBar />
      </LazyBoundary>
    )
  )
}
