import { keepState, kept } from './process-state'

/** Thrown when the queue of a semaphore is full; callers respond with 503. */
export class SemaphoreFull extends Error {}

/**
 * Runs up to `running` tasks at a time, first come first served; throws SemaphoreFull beyond `waiting` queued ones. `what`
 * names it among what the process keeps.
 */
export const createSemaphore = (what: string, running: number, waiting: number) => {
  let active = 0
  const line: (() => void)[] = []
  // Nothing to forget: who has a place or waits for one ends by itself.
  keepState({ name: `queue of ${what}`, size: () => active + line.length, forget: () => undefined })
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (active >= running) {
      if (line.length >= waiting) throw new SemaphoreFull()
      await new Promise<void>((enter) => line.push(enter))
    } else {
      active += 1
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else active -= 1
    }
  }
}

/** One task at a time per key, in the order of arrival; different keys do not wait for one another. */
export const createKeyedMutex = (what: string) => {
  const tails = kept(`queue of ${what}`, new Map<string, Promise<unknown>>())
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = tails.get(key) ?? Promise.resolve()
    const mine = before.then(task, task)
    const settled = mine.catch(() => undefined)
    tails.set(key, settled)
    try {
      return await mine
    } finally {
      if (tails.get(key) === settled) tails.delete(key)
    }
  }
}
