// The runner of the integration tests knows neither limits of time nor errors that nobody waited for. Here a test or hook that
// takes longer than it may fails, instead of holding up the run; and so does the one during which a promise was rejected
// that nobody handles, which would otherwise end the worker.
import { addEventHandler } from 'jest-circus'

const WITHIN_MS = 30_000

/** @type {unknown[]} */
const unhandled = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))

/** @param {() => unknown} run @param {number} ms */
const limited = (run, ms) => async () => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms)
  })
  try {
    await Promise.race([run(), late])
  } finally {
    clearTimeout(timer)
  }
  if (unhandled.length > 0) throw unhandled.splice(0)[0]
}

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  const added =
    event.name === 'add_test' ? children.at(-1) : event.name === 'add_hook' ? hooks.at(-1) : undefined
  if (!added || added.type === 'describeBlock' || !added.fn) return
  added.fn = limited(/** @type {() => unknown} */ (added.fn), added.timeout ?? WITHIN_MS)
})
