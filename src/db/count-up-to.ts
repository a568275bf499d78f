import { AsyncLocalStorage } from 'node:async_hooks'

// On globalThis: a production build holds this module in several bundles, and the adapter is made in one of them.
const shared = globalThis as typeof globalThis & { akademiaCountLimit?: AsyncLocalStorage<number> }
const limit = (shared.akademiaCountLimit ??= new AsyncLocalStorage())

/** At how many rows the counts of the running find stop; undefined outside `countingUpTo`. */
export const countLimit = (): number | undefined => limit.getStore()

/**
 * Runs a paged find whose count stops at `most`, so that a list of thousands costs no more than one of hundreds: a
 * `totalDocs` of `most` means "so many or more".
 */
export const countingUpTo = <Result>(most: number, work: () => Promise<Result>): Promise<Result> =>
  limit.run(most, work)
