'use client'
import { lazy } from 'react'
import type { SessionUser } from '@/lib/client/session.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'

const FamilyBar = lazy(() => import('./family-bar.client'))
const TrainerBar = lazy(() => import('./trainer-bar.client'))

/** Who trains or works in the office has the family's bar on the family's own pages. */
export default function ThumbBarChoice({ user, pathname }: { user: SessionUser; pathname: string | null }) {
  const isFamilyPage = pathname?.startsWith('/auth/player/') ?? false
  const isFamily = user.role === 'player' || (user.family && isFamilyPage)
  if (!isFamily && user.role !== 'trainer') return null
  return <LazyBoundary fallback={null}>{isFamily ? <FamilyBar /> : <TrainerBar />}</LazyBoundary>
}
