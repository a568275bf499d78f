import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isOpenByDeviceClock, opensByDeviceClock } from '../../opening/rules'

const DAY_MS = 86_400_000

/** Whether this page is a copy that the service worker kept, perhaps long before the event. */
const isKept = (): boolean => document.documentElement.dataset.keptAt !== undefined

export interface ClosedSheet {
  /** Why nothing can be recorded, as the server said when it rendered the page; undefined when something can. */
  closed?: string
  /** In how many milliseconds from then it opens; undefined when it does not any more. */
  opensIn?: number
}

/**
 * Why nothing can be recorded now; undefined when it can. A sheet that was too early opens by itself: a page from the server
 * by the time that has passed since, whatever this device's clock says; a kept one by that clock, which may be hours wrong.
 * The server judges whatever is sent.
 */
export function useClosed({ closed, opensIn }: ClosedSheet, startsAt: string): string | undefined {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (opensIn === undefined || opensIn > DAY_MS) return
    const timer = setTimeout(() => setTime(true), opensIn)
    return () => clearTimeout(timer)
  }, [opensIn])
  // A timer stands still while the device sleeps: the clock is read again when the page is seen.
  const watchClock = useCallback(
    (listener: () => void) => {
      const wait = opensByDeviceClock(startsAt) - Date.now()
      const timer = isKept() && wait > 0 && wait < DAY_MS ? setTimeout(listener, wait) : undefined
      document.addEventListener('visibilitychange', listener)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    [startsAt],
  )
  const isOpenKept = useSyncExternalStore(
    watchClock,
    () => opensIn !== undefined && isKept() && isOpenByDeviceClock(startsAt, Date.now()),
    () => false,
  )
  return isTime || isOpenKept ? undefined : closed
}
