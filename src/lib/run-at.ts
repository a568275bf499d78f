import type { PayloadRequest } from 'payload'
import { runQueue } from './jobs'

/** Later moments are left to the timer of `startJobs`, which looks every minute. */
const SOON_MS = 60_000
/** After the moment, so that its jobs are due, and the caller's transaction has usually been committed. */
const AFTER_MS = 50

/** Runs a queue in the background right after a moment that is at most a minute away. */
export const runAt = ({ payload }: Pick<PayloadRequest, 'payload'>, queue: string, moment: Date): void => {
  const wait = moment.getTime() - Date.now()
  if (wait > SOON_MS) return
  const run = () => void runQueue(payload, queue).catch((err) => payload.logger.error({ err, msg: queue }))
  setTimeout(run, Math.max(0, wait) + AFTER_MS).unref()
}
