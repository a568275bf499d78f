import type { Address, Method, ResponseOf } from '../call-types'
import { type ApiInit, apiFetch } from './api.client'

export type WriteMethod = Exclude<Method, 'GET'>

interface WriteInit<M extends WriteMethod, A extends string> extends Pick<ApiInit<M, A>, 'body' | 'headers'> {
  method: M
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
export const writeCall = async <A extends Address<M>, M extends WriteMethod>(
  path: A,
  { shown = false, ...init }: WriteInit<M, A>,
): Promise<ResponseOf<M, A>> => {
  const page = window.location.href
  const result = await apiFetch<A, M>(path, init)
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
