// One person's uploads reach Next two at a time. Storing a photo takes about 40 ms of the one thread that serves
// everybody: twelve at once made somebody else's save wait for half a second.

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ active: number, waiting: (() => void)[] }} Queue
 */

const AT_ONCE = 2
/** After this time an upload no longer counts as active: one that is still arriving takes no processor time. */
const ACTIVE_MS = 1000

/** The session cookies an upload comes with; undefined for any other request and without cookies. @param {Request} request */
const queueKey = ({ headers }) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '') ? headers.cookie : undefined

/** One queue for each session, so that nobody waits for somebody else's uploads. */
export function createUploadQueues() {
  /** @type {Map<string, Queue>} */
  const queues = new Map()

  /** @param {string} key @param {Queue} queue */
  const leave = (key, queue) => {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.active -= 1
    if (queue.active === 0) queues.delete(key)
    return undefined
  }

  return {
    /**
     * Resolves when the request may go on, also when its sender has disconnected meanwhile (`response.closed`).
     * @param {Request} request @param {Response} response
     */
    async waitTurn(request, response) {
      const key = queueKey(request)
      if (key === undefined) return
      const queue = queues.get(key) ?? { active: 0, waiting: [] }
      queues.set(key, queue)
      if (queue.active >= AT_ONCE)
        await new Promise((/** @type {(value: void) => void} */ enter) => queue.waiting.push(enter))
      else queue.active += 1
      let hasLeft = false
      const done = () => {
        if (hasLeft) return
        hasLeft = true
        clearTimeout(timer)
        leave(key, queue)
      }
      const timer = setTimeout(done, ACTIVE_MS)
      if (response.closed) done()
      else response.once('close', done)
    },
    /** How many sessions have uploads under way. */
    size: () => queues.size,
    /** How many uploads of a session are waiting. @param {string} cookie */
    waiting: (cookie) => queues.get(cookie)?.waiting.length ?? 0,
  }
}
