import { useSyncExternalStore } from 'react'
import { store } from './store.client'

/** A page that comes sooner shows no bar. */
const DELAY_MS = 120
/** A navigation that never ends (refused, redirected to where we are) takes the bar away after this. */
const GIVE_UP_MS = 10_000

const moving = store(false)
const address = store('')
let timers: ReturnType<typeof setTimeout>[] = []
const settle = () => {
  timers.forEach(clearTimeout)
  timers = []
}

/**
 * Where we are, with the query; empty on the server and until the first page has arrived. A prerendered page is
 * made without its query, so only the browser can tell one category's matches from another's.
 */
export const useAddress = (): string => useSyncExternalStore(address.subscribe, address.get, () => '')

/** Whether a page transition has been under way for long enough to say so. */
export const navigation = {
  ...moving,
  /** A transition to an address began; to the same page it is none. */
  start: (url: string): void => {
    const to = new URL(url, window.location.href)
    if (to.pathname === window.location.pathname && to.search === window.location.search) return
    settle()
    timers = [setTimeout(() => moving.set(true), DELAY_MS), setTimeout(() => moving.set(false), GIVE_UP_MS)]
  },
  /** The new page is there, at this path and query. */
  done: (here: string): void => {
    settle()
    address.set(here)
    moving.set(false)
  },
}
