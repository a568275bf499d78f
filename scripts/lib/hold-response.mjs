// Holds the response to a write until the other processes have been told what it changed.

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * From its first byte on the response waits for `settled`, asked for at that moment; at once when that is undefined.
 * The bodies of such responses are short: they are kept in memory meanwhile.
 * @param {Response} response @param {() => Promise<unknown> | undefined} settled
 */
export function holdResponse(response, settled) {
  const { writeHead, write, end } = response
  /** What Next has called meanwhile. @type {(() => void)[] | undefined} */
  let held
  let isReleased = false
  let hasHead = false
  const release = () => {
    isReleased = true
    for (const call of held ?? []) call()
    held = undefined
  }
  /** @param {() => void} call */
  const hold = (call) => {
    if (!held) {
      held = []
      void settled()?.then(release, release)
    }
    held.push(call)
  }
  const isFree = () => {
    if (!isReleased && !held) isReleased = settled() === undefined
    return isReleased
  }
  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {Parameters<typeof writeHead>} */ ...args) => {
      if (isFree()) return writeHead.apply(response, args)
      // Asked for again by whoever sees that nothing has been sent yet.
      if (!hasHead) hold(() => writeHead.apply(response, args))
      hasHead = true
      return response
    }
  )
  response.write = /** @type {typeof write} */ (
    (/** @type {Parameters<typeof write>} */ ...args) => {
      if (isFree()) return write.apply(response, args)
      hold(() => write.apply(response, args))
      return true
    }
  )
  response.end = /** @type {typeof end} */ (
    (/** @type {Parameters<typeof end>} */ ...args) => {
      if (isFree()) return end.apply(response, args)
      hold(() => end.apply(response, args))
      return response
    }
  )
}
