'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { OfflineBanner } from '@/ui/offline-banner.client'
import type { SessionUser } from '@/lib/client/session.client'
import { useAddress } from '@/lib/client/navigation.client'
import { onWrite } from '@/lib/client/writes.client'
import styles from './kept-pages.module.css'

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
  useEffect(() => {
    if (isRenewed) delete document.documentElement.dataset.keptAt
  }, [isRenewed])
  return isRenewed ? undefined : keptAt
}

interface KeptPagesProps {
  person: string | undefined
  role: SessionUser['role'] | undefined
}

/** Says how old a kept page is, and starts what goes on behind every signed-in page (behind-pages.client.ts). */
export function KeptPages({ person, role }: KeptPagesProps) {
  const address = useAddress()
  const keptAt = useKeptAt()

  useEffect(() => {
    if (!person || !role || !address) return
    let stop: (() => void) | undefined
    let isLeft = false
    // Loaded after the page: nothing on it waits for this. Without signal it comes from the kept files.
    void import('./behind-pages.client')
      .then(({ behindPages }) => {
        if (!isLeft) stop = behindPages({ person, role, address })
      })
      .catch(() => undefined)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [person, role, address])

  const again = (
    <button className={styles.again} onClick={() => window.location.reload()} type="button">
      Načítať znova
    </button>
  )
  return <OfflineBanner after={again} before="Slabý alebo žiadny signál." keptAt={keptAt} />
}
