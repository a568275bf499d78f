import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload'

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
  'restoreGlobalVersion',
  'restoreVersion',
  'update',
  'updateGlobal',
] as const

type Run = (options: { req?: PayloadRequest }) => Promise<unknown>

const ISOLATED = Symbol.for('akademia.nestedCallsIsolated')

/**
 * As shipped, a call that fails inside the transaction of another one rolls it back and removes its id from the request:
 * the outer call's next writes would be stored on their own, and its COMMIT would do nothing and report nothing. Here the
 * inner call gets a copy of the request with an id of its own: the outer one keeps the id, so each of its further writes
 * and its COMMIT fail.
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
      if (!options?.req || !open) return original.call(payload, options)
      const req = isolateObjectProperty(options.req, 'transactionID')
      req.transactionID = open
      return original.call(payload, { ...options, req })
    }
  }
}
