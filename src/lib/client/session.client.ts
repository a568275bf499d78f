import { useEffect, useSyncExternalStore } from 'react'
import { store } from './store.client'

/** Who is signed in, as GET /api/auth/session says. */
export interface SessionUser {
  id: string
  name: string
  email: string | null
  role: 'admin' | 'trainer' | 'player'
  /** A player, or somebody with children: has „Moje konto“. */
  family: boolean
}

export type Session =
  | { status: 'loading'; user?: undefined }
  | { status: 'unauthenticated'; user?: undefined }
  | { status: 'authenticated'; user: SessionUser }

const LOADING: Session = { status: 'loading' }
const UNAUTHENTICATED: Session = { status: 'unauthenticated' }
const session = store<Session>(LOADING)
let pending: Promise<void> | undefined

const fetchSession = async (): Promise<void> => {
  const response = await fetch('/api/auth/session', {
    cache: 'no-store',
    headers: { Accept: 'application/json' },
  })
  const body = response.ok ? ((await response.json()) as { user?: SessionUser }) : undefined
  // A failed response does not say who is signed in: the known session stays.
  if (!body && session.get().status !== 'loading') return
  const next: Session = body?.user ? { status: 'authenticated', user: body.user } : UNAUTHENTICATED
  if (JSON.stringify(next) !== JSON.stringify(session.get())) session.set(next)
}

/** Fetches the session again; simultaneous calls share one request, and a failed one keeps the known session. */
export const refreshSession = (): Promise<void> => {
  pending ??= fetchSession()
    .catch(() => {
      if (session.get().status === 'loading') session.set(UNAUTHENTICATED)
    })
    .finally(() => {
      pending = undefined
    })
  return pending
}

const onVisible = () => {
  if (document.visibilityState === 'visible') void refreshSession()
}
const onFocus = () => void refreshSession()
let watchers = 0

/** Fetches the session now and whenever the window regains focus, as long as a component uses it. */
const watch = () => {
  if (watchers++ === 0) {
    void refreshSession()
    window.addEventListener('focus', onFocus)
    document.addEventListener('visibilitychange', onVisible)
  }
  return () => {
    if (--watchers > 0) return
    window.removeEventListener('focus', onFocus)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** The session as this browser knows it; `loading` on the server and until the first response. */
export const useSession = (): Session => {
  useEffect(watch, [])
  return useSyncExternalStore(session.subscribe, session.get, () => LOADING)
}
