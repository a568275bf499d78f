import { Refusal } from '@/lib/errors'

/** How hard the lock was used since the process started; milliseconds, counts. */
export interface LockFigures {
  longestHoldMs: number
  longestWaitMs: number
  longestQueue: number
  refused: number
}

interface Waiter {
  since: number
  enter: () => void
}

/** Lets one writer at a time through, first come first served. SQLite knows one writer; its own queue is not fair. */
export class WriteLock {
  readonly figures: LockFigures = { longestHoldMs: 0, longestWaitMs: 0, longestQueue: 0, refused: 0 }
  readonly #queue: Waiter[] = []
  #held = false

  /** `waitMs`: who has waited longer is refused with 503 instead of hanging. */
  constructor(readonly waitMs: number) {}

  /**
   * Resolves with the function that lets the next one in; calling it twice does nothing more. `first`: ahead of those
   * who wait already.
   */
  acquire({ waitMs = this.waitMs, first = false } = {}): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        since: performance.now(),
        enter: () => {
          clearTimeout(timer)
          resolve(this.#hold(waiter.since))
        },
      }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1)
        this.figures.refused += 1
        reject(new Refusal(503, { message: 'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.' }))
      }, waitMs)
      if (this.#held) this.#queue[first ? 'unshift' : 'push'](waiter)
      else waiter.enter()
      this.figures.longestQueue = Math.max(this.figures.longestQueue, this.#queue.length)
    })
  }

  #hold(since: number): () => void {
    this.#held = true
    const start = performance.now()
    this.figures.longestWaitMs = Math.max(this.figures.longestWaitMs, start - since)
    let released = false
    return () => {
      if (released) return
      released = true
      this.figures.longestHoldMs = Math.max(this.figures.longestHoldMs, performance.now() - start)
      this.#held = false
      this.#queue.shift()?.enter()
    }
  }
}
