import { useEffect, useState } from 'react'
import { type ApiInit, apiFetch } from './api.client'

interface WriteInit extends Pick<ApiInit, 'body' | 'headers'> {
  method: Exclude<ApiInit['method'], 'GET' | undefined>
  /**
   * Whether the page in front of the person shows the change by itself, as the attendance sheet does. The pages
   * behind it are then renewed when they leave it, not with every tap.
   */
  shown?: boolean
}

const listeners = new Set<(shown: boolean) => void>()

/**
 * One write of the contract. When it worked, everything read before counts as out of date: the page, the pages
 * behind it, the badges and the reads of the data cache are asked for again.
 */
export const writeCall = async <Result>(
  path: string,
  { shown = false, ...init }: WriteInit,
): Promise<Result> => {
  const page = window.location.href
  const result = await apiFetch<Result>(path, init)
  // Whoever has gone on meanwhile has a page before them that was read without the change.
  const isShown = shown && page === window.location.href
  listeners.forEach((listener) => listener(isShown))
  return result
}

/** Hears of every write that worked, until the returned function is called. */
export const onWrite = (listener: (shown: boolean) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many writes worked since the component is there: for an effect that reads by itself. */
export const useWriteCount = (): number => {
  const [count, setCount] = useState(0)
  useEffect(() => onWrite(() => setCount((before) => before + 1)), [])
  return count
}
