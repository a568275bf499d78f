/** Thrown by a gate whose queue is full; the caller says "later" instead of letting work pile up. */
export class SemaphoreFull extends Error {}

/** Lets `running` tasks work at a time and `waiting` more stand in line, first come first served; the rest are refused. */
export const createSemaphore = (running: number, waiting: number) => {
  let active = 0
  const line: (() => void)[] = []
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

/** One task at a time per key, in the order of arrival; different keys do not wait for each other. */
export const createKeyedMutex = () => {
  const tails = new Map<string, Promise<unknown>>()
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
