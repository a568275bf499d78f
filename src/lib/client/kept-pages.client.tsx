'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { OfflineBanner } from '@/ui/offline-banner.client'
import { href } from '../routes'
import { useAddress } from './navigation.client'
import { onWrite } from './writes.client'

const FAMILY = '/auth/player/'
/** Kept with whichever page a family opens: what comes, what was answered, what is owed. */
const ALWAYS = [href('playerEvents'), href('playerMembership')]
/** A page is kept when it has been on screen for this long: what it needs itself comes first. */
const AFTER_MS = 2_000

/** Asks the service worker to keep pages; without one (PushSync registers it) nothing is kept. */
const ask = async (message: object): Promise<void> => {
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage(message)
}

/** When this page was kept, if the service worker sent a copy (public/sw-pages.js); undefined for one from the server. */
const useKeptAt = (): string | undefined => {
  const keptAt = useSyncExternalStore(
    () => () => undefined,
    () => document.documentElement.dataset.keptAt,
    () => undefined,
  )
  const address = useAddress()
  const [first, setFirst] = useState('')
  const [isLeft, setLeft] = useState(false)
  if (first === '' && address !== '') setFirst(address)
  // The next page was fetched from the server.
  if (first !== '' && address !== first && !isLeft) setLeft(true)
  return isLeft ? undefined : keptAt
}

/** Has the family's pages kept on this device for when there is no signal; says how old a kept one is. */
export function KeptPages({ person }: { person: string | undefined }) {
  const address = useAddress()
  const keptAt = useKeptAt()

  useEffect(() => {
    if (!person || !address.startsWith(FAMILY)) return
    const keep = (changed: boolean) =>
      void ask({ type: 'keep-pages', owner: person, pages: [...new Set([address, ...ALWAYS])], changed })
    const timer = setTimeout(() => keep(false), AFTER_MS)
    const stop = onWrite(() => keep(true))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [person, address])

  return <OfflineBanner keptAt={keptAt} />
}
