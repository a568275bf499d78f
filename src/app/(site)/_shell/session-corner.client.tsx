'use client'
import Link from 'next/link'
import { useState } from 'react'
import { signOut, useSession } from '@/lib/client/session.client'
import { toast } from '@/lib/client/toast.client'
import styles from './top-bar.module.css'

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
        <Link className={styles.act} href="/login">
          Prihlásiť sa
        </Link>
      )}
      {user && (
        <>
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
