// @ts-check
// Pages that Next is making at this moment. Whoever asks for one of them is given what is being made, even when
// something was written after it was begun: they wait here until it is done, and ask then.

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ generation: number, done: Promise<void> }} Pending
 */

/** Nothing takes longer to be made; whoever has waited so long asks all the same. */
const LONGEST_MS = 10_000

/**
 * Calls `act` just before the head of an answer leaves (every way of answering comes through writeHead) and before its end.
 * @param {any} response
 * @param {() => void} act
 */
export function beforeAnswer(response, act) {
  for (const name of ['writeHead', 'end']) {
    const original = response[name]
    response[name] = function (/** @type {unknown[]} */ ...args) {
      act()
      return original.apply(this, args)
    }
  }
}

/** @param {number} [longestMs] For tests, which do not wait so long. */
export function createPendingPages(longestMs = LONGEST_MS) {
  /** @type {Map<string, Set<Pending>>} */
  const pending = new Map()

  /** Until none is left that was begun before `generation`. @param {string} path @param {number} generation */
  async function olderDone(path, generation) {
    const older = [...(pending.get(path) ?? [])].filter((page) => page.generation < generation)
    if (older.length === 0) return
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const late = new Promise((resolve) => (timer = setTimeout(resolve, longestMs)))
    await Promise.race([Promise.all(older.map(({ done }) => done)), late])
    clearTimeout(timer)
  }

  /** From now until its answer begins or its visitor goes. @param {string} path @param {number} generation @param {Response} response */
  function begin(path, generation, response) {
    // The visitor went while they waited: Next answers nobody, so nothing would ever end what is begun here.
    if (response.destroyed) return
    const known = pending.get(path) ?? new Set()
    pending.set(path, known)
    /** @type {() => void} */
    let settle = () => undefined
    const page = {
      generation,
      done: new Promise((/** @type {(value: void) => void} */ resolve) => (settle = resolve)),
    }
    known.add(page)
    const over = () => {
      if (!known.delete(page)) return
      if (known.size === 0 && pending.get(path) === known) pending.delete(path)
      settle()
    }
    beforeAnswer(response, over)
    response.once('close', over)
  }

  return { olderDone, begin, size: () => pending.size }
}
