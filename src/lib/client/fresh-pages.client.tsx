'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useAddress } from './navigation.client'
import { refreshSession } from './session.client'
import { onWrite } from './writes.client'

/**
 * Refreshes what is on screen after one's own writes: the page and the router's cached pages are rendered again, the data
 * cache is invalidated. So is a page that the browser shows on Back from its back/forward cache.
 */
export function FreshPages() {
  const router = useRouter()
  const reads = useQueryClient()
  const address = useAddress()
  const stale = useRef(false)
  const here = useRef(address)

  useEffect(() => {
    const renew = () => {
      stale.current = false
      void reads.invalidateQueries()
      router.refresh()
    }
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      void refreshSession()
      renew()
    }
    const stop = onWrite((shown) => {
      if (shown) stale.current = true
      else renew()
    })
    window.addEventListener('pageshow', onShow)
    return () => {
      stop()
      window.removeEventListener('pageshow', onShow)
    }
  }, [router, reads])

  useEffect(() => {
    if (here.current === address) return
    here.current = address
    if (!stale.current) return
    stale.current = false
    void reads.invalidateQueries()
    router.refresh()
  }, [address, router, reads])
  return null
}
