import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'
import { retryConflicts } from '@/lib/retry'

/** The calls of Payload's local API that end the transaction of their request when they fail. */
const CALLS = [
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findGlobalVersionByID',
  'findGlobalVersions',
  'findVersionByID',
  'findVersions',
  'login',
  'resetPassword',
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
] as const

/** Those that write: outside of a transaction they have one of their own, which another writer may make fail. */
const WRITES = /^(create|delete|duplicate|update|restore|login|resetPassword)/

interface Options {
  req?: PayloadRequest
  data?: unknown
}
type Run = (options: Options) => Promise<unknown>

const ISOLATED = Symbol.for('akademia.nestedCallsIsolated')

/**
 * As shipped, a call that fails inside the transaction of another one rolls it back and removes its id from the request:
 * the outer call's next writes would be stored on their own, and its COMMIT would do nothing and report nothing. Here the
 * inner call gets a copy of the request with an id of its own: the outer one keeps the id, so each of its further writes
 * and its COMMIT fail. A call with a transaction of its own is repeated after a conflict of writers.
 */
export function isolateNestedCalls(payload: Payload): void {
  const calls = payload as unknown as Record<(typeof CALLS)[number], Run> & { [ISOLATED]?: true }
  if (calls[ISOLATED]) return
  calls[ISOLATED] = true
  for (const name of CALLS) {
    const original = calls[name]
    if (typeof original !== 'function') throw new Error(`Payload has no call ${name}`)
    calls[name] = async (options) => {
      const open = await options?.req?.transactionID
      if (!options?.req || !open)
        return WRITES.test(name) ? repeated(original.bind(payload), options) : original.call(payload, options)
      const req = isolateObjectProperty(options.req, 'transactionID')
      req.transactionID = open
      return original.call(payload, { ...options, req })
    }
  }
}

/** Payload changes the data it is given: each try gets a copy. */
const repeated = (run: Run, options: Options): Promise<unknown> =>
  retryConflicts(() =>
    run(options && 'data' in options ? { ...options, data: structuredClone(options.data) } : options),
  )
