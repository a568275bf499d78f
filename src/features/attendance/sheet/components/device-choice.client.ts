import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Storage may be blocked or full: a choice then lasts until the page is left.
const chosen: Record<string, boolean> = {}
const read = (key: string): boolean => {
  const known = chosen[key]
  if (known !== undefined) return known
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function choose(key: string, on: boolean): void {
  chosen[key] = on
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // `chosen` holds it.
  }
  for (const listener of listeners) listener()
}

/**
 * Something the sheet may be switched to, off at first and remembered on this device: the colours for bright sun
 * („sun“), a vibration with every mark („vibrate“). Returns whether it is on, and the switch.
 */
export function useDeviceChoice(name: 'sun' | 'vibrate'): [on: boolean, toggle: () => void] {
  const key = `akademia-${name}`
  const on = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  )
  return [on, () => choose(key, !on)]
}
