import { useEffect, useSyncExternalStore } from 'react'
import type { Address, ResponseOf } from '../call-types'
import { apiFetch } from './api.client'
import { store } from './store.client'
import { onWrite } from './writes.client'

/** A number of the server shown as a badge, or several of them. */
export interface Counter<Count = number> {
  /** Fetches the number again; on failure the last one stays. */
  refresh: () => Promise<void>
  /** Sets a number that another response contained; a read that began before it and ends after it changes nothing. */
  set: (count: Count) => void
  /** The number, read when `on` becomes true, when the window gets the focus and after a write; `none` until it is known. */
  useCount: (on: boolean) => Count
  /** The number as far as another part of the page has it read. */
  useKnown: () => Count
}

/**
 * Creates the counter of a number in the response of a call; `none` is shown until it is known. With `alsoShown` it is read
 * again also after writes that the page shows by itself.
 */
export const counter = <A extends Address<'GET'>, Count = number>(
  path: A,
  countOf: (response: ResponseOf<'GET', A>) => Count,
  none: Count,
  { alsoShown = false } = {},
): Counter<Count> => {
  const count = store(none)
  let turns = 0
  let shown = 0
  /** Shows a number, unless one that began later is shown already: responses do not arrive in the order of their requests. */
  const show = (turn: number, known: Count) => {
    if (turn < shown) return
    shown = turn
    count.set(known)
  }
  const refresh = () => {
    const turn = ++turns
    return apiFetch(path).then(
      (response) => show(turn, countOf(response)),
      () => undefined,
    )
  }
  const useKnown = (): Count => useSyncExternalStore(count.subscribe, count.get, () => none)
  const useCount = (on: boolean): Count => {
    useEffect(() => {
      if (!on) return
      const again = () => void refresh()
      again()
      window.addEventListener('focus', again)
      const stop = onWrite((isShown) => (isShown && !alsoShown) || again())
      return () => {
        stop()
        window.removeEventListener('focus', again)
      }
    }, [on])
    const known = useKnown()
    return on ? known : none
  }
  return { refresh, set: (known) => show(++turns, known), useCount, useKnown }
}
