import { useSyncExternalStore } from 'react'
import { href, type RouteKey } from '../routes'
import { store } from './store.client'

/** A navigation that ends sooner shows no progress bar. */
const DELAY_MS = 120
/** After this the bar is hidden, also when a navigation never ends (refused, or redirected to the same page). */
const GIVE_UP_MS = 10_000

const moving = store(false)
const address = store('')
/** The last address with its query of each page, by path; stored for the tab. */
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
    // What somebody looked for is not stored; nothing leads back to it either.
    if (path === href('search')) return
    sessionStorage.setItem(VISITED, JSON.stringify({ ...visited(), [path]: here }))
  } catch {
    // Without storage, links lead to the first page of a list.
  }
}

/** The last address of a page in this tab, with its filters and page number; else its plain address. */
export const lastVisited = (key: RouteKey): string => visited()[href(key)] ?? href(key)

/** The same as a hook; on the server the plain address. */
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
 * The current path and query; empty on the server and until hydration. A prerendered page is rendered without its query,
 * so only the browser knows which category's matches are shown.
 */
export const useAddress = (): string => useSyncExternalStore(address.subscribe, address.get, () => '')

/** Whether a page transition has been under way for longer than DELAY_MS. */
export const navigation = {
  ...moving,
  /** A transition to an address began; one to the same page is ignored. */
  start: (url: string): void => {
    const to = new URL(url, window.location.href)
    if (to.pathname === window.location.pathname && to.search === window.location.search) return
    settle()
    timers = [setTimeout(() => moving.set(true), DELAY_MS), setTimeout(() => moving.set(false), GIVE_UP_MS)]
  },
  /** The transition to this path and query ended. */
  done: (here: string): void => {
    settle()
    remember(here)
    address.set(here)
    moving.set(false)
  },
}
