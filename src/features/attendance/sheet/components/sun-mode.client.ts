import { useSyncExternalStore } from 'react'

const KEY = 'akademia-sun'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Storage may be blocked or full: the choice then lasts until the page is left.
let chosen: boolean | undefined
const read = (): boolean => {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

function choose(on: boolean): void {
  chosen = on
  try {
    if (on) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // `chosen` holds it.
  }
  for (const listener of listeners) listener()
}

/** Whether the sheet has the colours for bright sun, remembered on this device, and the switch. */
export function useSunMode(): [on: boolean, toggle: () => void] {
  const on = useSyncExternalStore(subscribe, read, () => false)
  return [on, () => choose(!on)]
}
