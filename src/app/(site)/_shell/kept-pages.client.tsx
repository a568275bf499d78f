'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { OfflineBanner } from '@/ui/offline-banner.client'
import { href } from '@/lib/routes'
import { useAddress } from '@/lib/client/navigation.client'
import { onWrite } from '@/lib/client/writes.client'
import styles from './kept-pages.module.css'

const FAMILY = '/auth/player/'
/** Kept with whichever page a family opens: what comes, what was answered, what is owed. */
const ALWAYS = [href('playerEvents'), href('playerMembership')]
/** Pages are kept this long after one opened, or something was written: what it needs itself comes first. */
const AFTER_MS = 2_000

/** Asks the service worker to keep pages; without one (PushSync registers it) nothing is kept. */
const ask = async (message: object): Promise<void> => {
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage(message)
}

const nothing = () => () => undefined

/** When this page was kept, if the service worker sent a copy (public/sw-pages.js); undefined for one from the server. */
const useKeptAt = (): string | undefined => {
  const keptAt = useSyncExternalStore(
    nothing,
    () => document.documentElement.dataset.keptAt,
    () => undefined,
  )
  const address = useAddress()
  const [first, setFirst] = useState('')
  const [isRenewed, setRenewed] = useState(false)
  if (first === '' && address !== '') setFirst(address)
  // The next page was fetched from the server, and so is this one after a write (FreshPages).
  if (first !== '' && address !== first && !isRenewed) setRenewed(true)
  useEffect(() => onWrite(() => setRenewed(true)), [])
  return isRenewed ? undefined : keptAt
}

/**
 * Has the family's pages kept on this device for when there is no signal, and says how old a kept one is. On other
 * signed-in pages it only removes what is kept for somebody else.
 */
export function KeptPages({ person }: { person: string | undefined }) {
  const address = useAddress()
  const keptAt = useKeptAt()
  const changed = useRef(false)

  useEffect(() => {
    if (!person || !address) return
    const pages = address.startsWith(FAMILY) ? [...new Set([address, ...ALWAYS])] : []
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      void ask({ type: 'keep-pages', owner: person, pages, changed: changed.current })
      changed.current = false
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, AFTER_MS)
    }
    keepSoon()
    const stop = onWrite(() => {
      changed.current = true
      keepSoon()
    })
    const onHide = () => {
      if (document.visibilityState !== 'hidden' || timer === undefined) return
      clearTimeout(timer)
      keep()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [person, address])

  const again = (
    <button className={styles.again} onClick={() => window.location.reload()} type="button">
      Načítať znova
    </button>
  )
  return <OfflineBanner after={again} before="Slabý alebo žiadny signál." keptAt={keptAt} />
}
