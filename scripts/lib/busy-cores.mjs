// How many cores the processes that have ended kept busy: what levels that run together leave of the machine.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const STAT = '/proc/self/stat'
/** The kernel counts in hundredths of a second. */
const TICKS = 100

/** Seconds of all children that have ended, in user and kernel mode; undefined where there is no /proc. */
function childrenSeconds() {
  if (!existsSync(STAT)) return undefined
  // The name of the program stands in brackets and may hold anything.
  const fields = readFileSync(STAT, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/**
 * Runs something that starts processes and waits for them.
 * @param {() => Promise<unknown>} act
 * @returns {Promise<string | undefined>} such as „1.7 of 2 cores busy“
 */
export async function busyCores(act) {
  const [before, began] = [childrenSeconds(), performance.now()]
  await act()
  const after = childrenSeconds()
  if (before === undefined || after === undefined) return undefined
  const busy = (after - before) / ((performance.now() - began) / 1000)
  return `${busy.toFixed(1)} of ${availableParallelism()} cores busy`
}
