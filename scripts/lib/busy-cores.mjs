// How many of the machine's cores were busy, with whatever else ran on it: what levels that run together leave.
import { cpus } from 'node:os'

/** Milliseconds of all cores, busy and in all. */
function coreTimes() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }))
  const busy = times.reduce((sum, core) => sum + core.busy, 0)
  return { busy, all: times.reduce((sum, core) => sum + core.idle, busy), cores: times.length }
}

/** @param {() => Promise<unknown>} act @returns {Promise<string>} such as „1.7 of 2 cores busy“ */
export async function busyCores(act) {
  const before = coreTimes()
  await act()
  const { busy, all, cores } = coreTimes()
  const share = (busy - before.busy) / Math.max(1, all - before.all)
  return `${(share * cores).toFixed(1)} of ${cores} cores busy`
}
