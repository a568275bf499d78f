import { useSyncExternalStore } from 'react'
import { href, type RouteKey } from '../routes'
import { store } from './store.client'

/** A page that comes sooner shows no bar. */
const DELAY_MS = 120
/** A navigation that never ends (refused, redirected to where we are) takes the bar away after this. */
const GIVE_UP_MS = 10_000

const moving = store(false)
const address = store('')
/** With which query each page was looked at last, by its path; kept by the tab. */
const VISITED = 'visited'
const visited = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(VISITED) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
const remember = (here: string): void => {
  try {
    const [path = ''] = here.split('?')
    sessionStorage.setItem(VISITED, JSON.stringify({ ...visited(), [path]: here }))
  } catch {
    // Without a memory, lists are gone back to as they begin.
  }
}

/** A page as it was looked at last in this tab, with its filters and its page number; else as it begins. */
export const lastVisited = (key: RouteKey): string => visited()[href(key)] ?? href(key)

/** The same for a link; on the server, the page as it begins. */
export const useLastVisited = (key: RouteKey): string =>
  useSyncExternalStore(
    address.subscribe,
    () => lastVisited(key),
    () => href(key),
  )

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
    remember(here)
    address.set(here)
    moving.set(false)
  },
}
