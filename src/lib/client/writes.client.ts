import type { Address, Method, ResponseOf } from '../call-types'
import { type ApiInit, apiFetch } from './api.client'

export type WriteMethod = Exclude<Method, 'GET'>

interface WriteInit<M extends WriteMethod, A extends string> extends Pick<ApiInit<M, A>, 'body' | 'headers'> {
  method: M
  /**
   * Whether the current page shows the change by itself, as the attendance sheet does. Cached pages are then refreshed
   * when it is left, not after every tap.
   */
  shown?: boolean
}

const listeners = new Set<(shown: boolean) => void>()

/**
 * A write of the contract. After success everything read before is refreshed: the page, the cached pages behind it, the
 * badges and the data cache.
 */
export const writeCall = async <A extends Address<M>, M extends WriteMethod>(
  path: A,
  { shown = false, ...init }: WriteInit<M, A>,
): Promise<ResponseOf<M, A>> => {
  const page = window.location.href
  const result = await apiFetch<A, M>(path, init)
  // Another page opened meanwhile was read without the change.
  const isShown = shown && page === window.location.href
  listeners.forEach((listener) => listener(isShown))
  return result
}

/** Refreshes as after a write: a refusal said that what is on screen is no longer so. */
export const renewAll = (): void => listeners.forEach((listener) => listener(false))

/** Calls the listener after every successful write; returns how to unsubscribe. */
export const onWrite = (listener: (shown: boolean) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
