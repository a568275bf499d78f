'use client'
import { lazy } from 'react'
import type { SessionUser } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const OfficeBar = lazy(() => import('./office-bar.client'))
const FamilyBar = lazy(() => import('./family-bar.client'))
const TrainerBar = lazy(() => import('./trainer-bar.client'))

/** Who trains or works in the office has the family's bar on the family's own pages; the office has its own on its pages. */
export default function ThumbBarChoice({ user, pathname }: { user: SessionUser; pathname: string | null }) {
  const isFamilyPage = pathname?.startsWith('/auth/player/') ?? false
  const isFamily = user.role === 'player' || (user.family && isFamilyPage)
  const isOffice = user.role === 'admin' && pathname?.startsWith('/auth/admin/')
  if (!isFamily && !isOffice && user.role !== 'trainer') return null
  const Bar = isFamily ? FamilyBar : isOffice ? OfficeBar : TrainerBar
  return (
    <LazyBoundary fallback={null}>
      <Bar />
    </LazyBoundary>
  )
}
