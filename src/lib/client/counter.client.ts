import { useEffect, useSyncExternalStore } from 'react'
import type { Address, ResponseOf } from '../call-types'
import { apiFetch } from './api.client'
import { store } from './store.client'
import { onWrite } from './writes.client'

/** A number of the server shown as a badge. */
export interface Counter {
  /** Fetches the number again; on failure the last one stays. */
  refresh: () => Promise<void>
  /** Sets a number that another response contained. */
  set: (count: number) => void
  /** The number, read when `on` becomes true, when the window gets the focus and after a write; 0 until it is known. */
  useCount: (on: boolean) => number
}

/** Creates the counter of a number in the response of a call. */
export const counter = <A extends Address<'GET'>>(
  path: A,
  countOf: (response: ResponseOf<'GET', A>) => number,
): Counter => {
  const count = store(0)
  const refresh = () =>
    apiFetch(path).then(
      (response) => count.set(countOf(response)),
      () => undefined,
    )
  const useCount = (on: boolean): number => {
    useEffect(() => {
      if (!on) return
      const again = () => void refresh()
      again()
      window.addEventListener('focus', again)
      const stop = onWrite((shown) => shown || again())
      return () => {
        stop()
        window.removeEventListener('focus', again)
      }
    }, [on])
    const known = useSyncExternalStore(count.subscribe, count.get, () => 0)
    return on ? known : 0
  }
  return { refresh, set: count.set, useCount }
}
