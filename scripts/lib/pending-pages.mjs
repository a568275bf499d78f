// Pages Next is rendering at this moment. Next gives everybody who asks for one of them the page being rendered, even when
// it was begun before a write: whoever asks after the write waits here until it is done, and is passed on then.

/**
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ generation: number, done: Promise<void> }} Pending
 */

/** Nothing takes longer to render; whoever has waited so long is passed on all the same. */
const LONGEST_MS = 10_000

/**
 * Calls `act` just before the head of a response is sent (Node sends every head by writeHead) and before its end.
 * @param {Response} response
 * @param {() => void} act
 */
export function beforeResponse(response, act) {
  const { writeHead, end } = response
  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {Parameters<typeof writeHead>} */ ...args) => {
      response.statusCode = args[0]
      act()
      return writeHead.apply(response, args)
    }
  )
  response.end = /** @type {typeof end} */ (
    (/** @type {Parameters<typeof end>} */ ...args) => {
      act()
      return end.apply(response, args)
    }
  )
}

/** @param {number} [longestMs] For tests, which do not wait so long. */
export function createPendingPages(longestMs = LONGEST_MS) {
  /** @type {Map<string, Set<Pending>>} */
  const pending = new Map()

  /** Resolves when no page at `path` begun before `generation` is pending. @param {string} path @param {number} generation */
  async function olderDone(path, generation) {
    const older = [...(pending.get(path) ?? [])].filter((page) => page.generation < generation)
    if (older.length === 0) return
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const late = new Promise((resolve) => (timer = setTimeout(resolve, longestMs)))
    await Promise.race([Promise.all(older.map(({ done }) => done)), late])
    clearTimeout(timer)
  }

  /** Pending until its response begins or is closed. @param {string} path @param {number} generation @param {Response} response */
  function begin(path, generation, response) {
    // The client disconnected while it waited: Next sends no response, so nothing would end what begins here.
    if (response.destroyed) return
    const atPath = pending.get(path) ?? new Set()
    pending.set(path, atPath)
    /** @type {() => void} */
    let settle = () => undefined
    const page = {
      generation,
      done: new Promise((/** @type {(value: void) => void} */ resolve) => (settle = resolve)),
    }
    atPath.add(page)
    const finish = () => {
      if (!atPath.delete(page)) return
      if (atPath.size === 0 && pending.get(path) === atPath) pending.delete(path)
      settle()
    }
    beforeResponse(response, finish)
    response.once('close', finish)
  }

  return { olderDone, begin, size: () => pending.size }
}
