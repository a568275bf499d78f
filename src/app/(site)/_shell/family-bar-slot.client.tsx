'use client'
import { usePathname } from 'next/navigation'
import { lazy } from 'react'
import { useSession } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const FamilyBar = lazy(() => import('./family-bar.client'))

/**
 * The bar at the bottom of a family's phone; loaded for families alone. Who trains or works in the office too has it on the
 * family's own pages.
 */
export function FamilyBarSlot() {
  const { user } = useSession()
  const isFamilyPage = (usePathname() ?? '').startsWith('/auth/player/')
  return (
    (user?.role === 'player' || (user?.family && isFamilyPage)) && (
      <LazyBoundary fallback={null}>
        <FamilyBar />
      </LazyBoundary>
    )
  )
}
