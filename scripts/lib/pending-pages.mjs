// @ts-check
// Pages that Next is making at this moment. Whoever asks for one of them is given what is being made, even when
// something was written after it was begun: they wait here until it is done, and ask then.

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ generation: number, done: Promise<void> }} Pending
 */

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

export function createPendingPages() {
  /** @type {Map<string, Set<Pending>>} */
  const pending = new Map()

  /** Until none is left that was begun before `generation`. @param {string} path @param {number} generation */
  async function olderDone(path, generation) {
    const older = [...(pending.get(path) ?? [])].filter((page) => page.generation < generation)
    await Promise.all(older.map(({ done }) => done))
  }

  /** From now until its answer begins or its visitor goes. @param {string} path @param {number} generation @param {Response} response */
  function begin(path, generation, response) {
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
