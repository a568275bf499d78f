'use client'
import { useState } from 'react'
import { Bell } from '@/features/notifications/components/bell.client'
import { signOut, useSession } from '@/lib/client/session.client'
import { toast } from '@/lib/client/toast.client'
import styles from './top-bar.module.css'

// A full load: the sign-in has a stricter content policy than the public pages.
const LOGIN = '/login'

/** The corner of the top bar that says who is signed in; it keeps its place while that is unknown. */
export function SessionCorner() {
  const { status, user } = useSession()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    if (await signOut()) return
    setLeaving(false)
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
          <Bell />
          <span className={styles.who}>
            <span className={styles.as}>Prihlásený ako:</span> <strong>{user.name}</strong>
          </span>
          <button
            aria-busy={leaving || undefined}
            className={styles.act}
            disabled={leaving}
            onClick={leave}
            type="button"
          >
            Odhlásiť sa
          </button>
        </>
      )}
    </div>
  )
}
