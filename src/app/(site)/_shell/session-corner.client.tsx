'use client'
import { usePathname } from 'next/navigation'
import { lazy, useState } from 'react'
import { Bell } from '@/features/notifications/components/bell.client'
import { useSession } from '@/lib/client/session.client'
import { toast } from '@/lib/client/toast.client'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import styles from './top-bar.module.css'

// For administrators only.
const SearchOpener = lazy(() => import('./office-search.client'))

// Linked with <a>, which loads the document: the sign-in has a stricter content policy than public pages.
const LOGIN = '/login'

/** Loaded when it is wanted: visitors never do. Without it the service worker still hears that somebody leaves (public/sw-pages.js). */
const signOut = async (): Promise<boolean> => {
  try {
    return await (await import('@/lib/client/sign-out.client')).signOut()
  } catch {
    await fetch('/api/auth/csrf', { cache: 'no-store' }).catch(() => undefined)
    return false
  }
}

/** Who is signed in, in the top bar; reserves its space while that is unknown. */
export function SessionCorner() {
  const { status, user } = useSession()
  const [signingOut, setSigningOut] = useState(false)
  const inOffice = usePathname()?.startsWith('/auth/') ?? false
  const onSignOut = async () => {
    setSigningOut(true)
    if (await signOut()) return
    setSigningOut(false)
    toast.error('Odhlásenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.')
  }
  return (
    <div className={styles.corner} data-status={status}>
      {status === 'loading' && <span className="hidden-visually">Načítava sa…</span>}
      {status === 'unauthenticated' && (
        <a className={styles.act} href={LOGIN}>
          Prihlásiť sa
        </a>
      )}
      {user && (
        <>
          {user.role === 'admin' && inOffice && (
            <LazyBoundary>
              <SearchOpener />
            </LazyBoundary>
          )}
          <Bell />
          <span className={styles.who}>
            <span className={styles.as}>Prihlásený ako:</span> <strong>{user.name}</strong>
          </span>
          <button
            aria-busy={signingOut || undefined}
            className={styles.act}
            disabled={signingOut}
            onClick={onSignOut}
            type="button"
          >
            Odhlásiť sa
          </button>
        </>
      )}
    </div>
  )
}
