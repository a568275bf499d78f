'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef } from 'react'
import { useAddress } from './navigation.client'
import { refreshSession } from './session.client'
import { onWrite } from './writes.client'

/**
 * Refreshes what is on screen after one's own writes: the page and the router's cached pages are rendered again, the data
 * cache is invalidated. So is a page that the browser shows on Back from its back/forward cache. Without signal the page stays
 * as it is until there is one: Next leaves a page that it cannot render anew for whatever the browser shows instead.
 */
export function FreshPages() {
  const router = useRouter()
  const reads = useQueryClient()
  const address = useAddress()
  const stale = useRef(false)
  const here = useRef(address)

  const renew = useCallback(() => {
    void reads.invalidateQueries()
    // Without signal Next would leave the page: the next one that is opened is rendered anew.
    stale.current = navigator.onLine === false
    if (!stale.current) router.refresh()
  }, [reads, router])

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      void refreshSession()
      renew()
    }
    const stop = onWrite((shown) => {
      if (!shown) return renew()
      stale.current = true
      if (shown === 'read') void reads.invalidateQueries()
    })
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onShow)
    }
  }, [renew, reads])

  useEffect(() => {
    if (here.current === address) return
    here.current = address
    if (stale.current) renew()
  }, [address, renew])
  return null
}
