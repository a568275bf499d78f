import { useSyncExternalStore } from 'react'

const KEY = 'akademia-sun'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage may be switched off or full: the choice then holds until the page is left. */
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
    // The choice holds in memory.
  }
  for (const listener of listeners) listener()
}

/** Whether the sheet is shown for bright sun, as chosen last on this device, and the switch. */
export function useSun(): [sun: boolean, toggle: () => void] {
  const sun = useSyncExternalStore(subscribe, read, () => false)
  return [sun, () => choose(!sun)]
}
