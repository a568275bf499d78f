'use client'
import { useEffect } from 'react'

const KEY = 'push-renewed'

/**
 * Registers the service worker for who is signed in. Once a day, and when somebody else has signed in, it tells the server
 * whose messages this browser receives.
 */
export function PushSync({ person }: { person: string | undefined }) {
  useEffect(() => {
    if (!person) return
    const sync = async () => {
      // Loaded after the page: nothing on it waits for this.
      const { renewPush, serviceWorker } = await import('./push-browser.client')
      // Also where messages cannot be shown: it keeps pages, too.
      await serviceWorker()
      const mark = `${person} ${new Date().toDateString()}`
      if (localStorage.getItem(KEY) === mark) return
      await renewPush()
      localStorage.setItem(KEY, mark)
    }
    // A browser without storage or workers: there is nothing to keep.
    void sync().catch(() => undefined)
  }, [person])
  return null
}
