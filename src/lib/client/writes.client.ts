import type { Address, Method, ResponseOf } from '../call-types'
import { type ApiInit, ApiError, apiFetch } from './api.client'

export type WriteMethod = Exclude<Method, 'GET'>

interface WriteInit<M extends WriteMethod, A extends string> extends Pick<ApiInit<M, A>, 'body' | 'headers'> {
  method: M
  shown?: Shown
  /** Whether the device keeps it and sends it again by itself: that its answer was lost is then nothing to be told. */
  isKept?: boolean
}

/**
 * Whether the current page shows the change by itself, as the attendance sheet does. Cached pages are then refreshed when it
 * is left, not after every tap. „read“ is a page whose rows the browser reads (useRead): they are read again, the page stays.
 */
export type Shown = boolean | 'read'

const listeners = new Set<(shown: Shown) => void>()

const LOST = 'Spojenie sa prerušilo a\u00a0nevieme, či sa to podarilo.'
const SEND_AGAIN = 'Skúste to znova, dvakrát sa nič nezapíše.'
const LOOK_FIRST = 'Skôr než to skúsite znova, pozrite sa, či to už nie je hotové.'

/** No response, or a proxy’s one in place of the server’s: the request may have been carried out. */
const UNKNOWN = [0, 502, 504]

/** Whether the call sent again does nothing more: it changes, removes or takes back a row, or has the id of its act. */
const isRepeatable = (method: WriteMethod, path: string, body: unknown): boolean =>
  method !== 'POST' ||
  /\/(undo|restore|reverse)$/.test(path) ||
  (typeof body === 'object' && body !== null && ('operation' in body || 'batch' in body))

/** The error of a write of which nobody knows whether the server has done it; any other error as it is. */
const lostOr = (error: unknown, isAgain: boolean): unknown =>
  error instanceof ApiError && UNKNOWN.includes(error.status)
    ? new ApiError(error.status, [{ message: `${LOST} ${isAgain ? SEND_AGAIN : LOOK_FIRST}`, why: 'lost' }])
    : error

/**
 * A write of the contract. After success everything read before is refreshed: the page, the cached pages behind it, the
 * badges and the data cache. One that was sent and has no response says that nobody knows; without signal nothing is sent.
 */
export const writeCall = async <A extends Address<M>, M extends WriteMethod>(
  path: A,
  { shown = false, isKept = false, ...init }: WriteInit<M, A>,
): Promise<ResponseOf<M, A>> => {
  const page = window.location.href
  const isOffline = navigator.onLine === false
  const result = await apiFetch<A, M>(path, init).catch((error: unknown) => {
    throw isOffline || isKept ? error : lostOr(error, isRepeatable(init.method, path, init.body))
  })
  // Another page opened meanwhile was read without the change.
  const isShown = page === window.location.href && shown
  listeners.forEach((listener) => listener(isShown))
  return result
}

/** Refreshes as after a write: a refusal said that what is on screen is no longer so. */
export const renewAll = (): void => listeners.forEach((listener) => listener(false))

/** Calls the listener after every successful write; returns how to unsubscribe. */
export const onWrite = (listener: (shown: Shown) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
