import type { PayloadRequest } from 'payload'
import { runQueue } from './jobs'
import { afterCommit } from './transaction'

/** Later moments are left to the timer of `startJobs`, which looks every minute. */
const SOON_MS = 60_000
/** After the moment, so that its jobs are due. */
const AFTER_MS = 50

/**
 * Runs a queue in the background right after a moment that is at most a minute away, and after the request's transaction
 * (`inTransaction`): before its commit nobody would find the jobs.
 */
export const runAt = (req: PayloadRequest, queue: string, moment: Date): void => {
  const { payload } = req
  const run = () => void runQueue(payload, queue).catch((err) => payload.logger.error({ err, msg: queue }))
  const start = () => {
    const wait = moment.getTime() - Date.now()
    if (wait <= SOON_MS) setTimeout(run, Math.max(0, wait) + AFTER_MS).unref()
  }
  if (!afterCommit(req, () => Promise.resolve(start()))) start()
}

/** Runs a queue in the background, 50 ms later, when the caller's transaction has usually been committed. */
export const runSoon = ({ payload }: Pick<PayloadRequest, 'payload'>, queue: string): void => {
  setTimeout(
    () => void runQueue(payload, queue).catch((err) => payload.logger.error({ err, msg: queue })),
    AFTER_MS,
  )
}
