import { BUSY, Refusal } from '@/lib/errors'

/** Figures of the lock since the process started: milliseconds and counts. */
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

/** One writer at a time, first come first served: SQLite allows one, and its own queue is not fair. */
export class WriteLock {
  readonly figures: LockFigures = { longestHoldMs: 0, longestWaitMs: 0, longestQueue: 0, refused: 0 }
  readonly #queue: Waiter[] = []
  #held = false

  /** `waitMs`: whoever has waited longer is refused with 503. */
  constructor(readonly waitMs: number) {}

  /** Resolves with the function that releases the lock; a second call of it does nothing. `first`: ahead of the queue. */
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
        reject(new Refusal(503, { message: BUSY }))
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
