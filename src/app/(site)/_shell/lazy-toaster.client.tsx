'use client'
import { lazy, useEffect, useState } from 'react'
import { useSession } from '@/lib/client/session.client'
import { toasts } from '@/lib/client/toast.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import { PlainToasts } from './plain-toasts.client'

const Toaster = lazy(() => import('@/ui/toaster.client').then(({ Toaster }) => ({ default: Toaster })))

const FocusKeeper = lazy(() =>
  import('./focus-keeper.client').then(({ FocusKeeper }) => ({ default: FocusKeeper })),
)

const FIELDS = 'input, select, textarea'

/**
 * Loads the toaster, and what keeps the focus near, when somebody is signed in or begins to fill in a form: the toaster's
 * live region must be in the page before the first toast. Visitors who only read load neither.
 */
export function LazyToaster() {
  const { user } = useSession()
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    if (needed) return
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(FIELDS)) setNeeded(true)
    }
    document.addEventListener('focusin', onFocus)
    const stop = toasts.subscribe(() => setNeeded(true))
    return () => {
      stop()
      document.removeEventListener('focusin', onFocus)
    }
  }, [needed])
  if (!user && !needed) return null
  return (
    <LazyBoundary fallback={<PlainToasts />}>
      <Toaster />
      <FocusKeeper />
    </LazyBoundary>
  )
}
