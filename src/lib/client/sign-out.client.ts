import { clearDrafts } from './draft-storage.client'
import { dropUnsentWork, hasUnsentWork } from './unsent-mark.client'

/** Removes a person's drafts, kept pages, work that waits to be sent and the tab's storage from this device. */
export const forgetPerson = (): void => {
  clearDrafts()
  // Pages kept for when there is no signal: the service worker (public/sw-pages.js) may not look after this page yet.
  if ('caches' in window)
    void caches.keys().then((names) => {
      for (const name of names) if (name.startsWith('kept-pages:')) void caches.delete(name)
    })
  dropUnsentWork()
  sessionStorage.clear()
}

/**
 * Ends the session on the server, or with `everywhere` those of all the account's devices, and loads the home page in
 * full, so that nothing of the person stays in memory. False when it failed: then they are still signed in. While work of
 * theirs waits to be sent, the page of the sign-out asks first what becomes of it.
 */
export const signOut = async (everywhere = false): Promise<boolean> => {
  if (hasUnsentWork()) {
    if (!navigator.onLine) return false
    window.location.assign(everywhere ? '/signOut?everywhere=true' : '/signOut')
    return true
  }
  try {
    const { csrfToken } = (await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json()) as {
      csrfToken: string
    }
    const response = await fetch('/api/auth/signout', {
      method: 'POST',
      body: new URLSearchParams({
        csrfToken,
        callbackUrl: '/',
        json: 'true',
        ...(everywhere ? { everywhere: 'true' } : {}),
      }),
    })
    if (!response.ok) return false
  } catch {
    return false
  }
  forgetPerson()
  // The session shown here stays as it was: reads made again without one would be refused, and lead to the sign-in instead.
  window.location.replace('/')
  return true
}
