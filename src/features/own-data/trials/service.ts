import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { inTransaction } from '@/lib/transaction'
import { deleteOldRecords } from '../retention/commands'
import { eraseEndedTrials } from './commands'
import { nextErasure } from './rules'

const TASK = 'eraseTrials'

/**
 * Erases what has ended by `now`, with records that are kept for a year. It queues the next run first, so that a failure does
 * not end the daily runs.
 */
async function runErasure(req: PayloadRequest, now: Date): Promise<void> {
  await inTransaction(req, () => queueNext(req, now))
  try {
    await inTransaction(req, () => deleteOldRecords(req, now))
  } finally {
    await eraseEndedTrials(req, now)
  }
}

/** Queues the next run unless one is queued; of several processes that start or run at once only one does. */
async function queueNext(req: PayloadRequest, now: Date): Promise<void> {
  await advisoryLock(req, 'schedule')
  const { totalDocs } = await req.payload.count({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: TASK } }, { waitUntil: { greater_than: now.toISOString() } }] },
    overrideAccess: true,
    req,
  })
  const next = { task: TASK, input: {}, waitUntil: nextErasure(now), overrideAccess: true, req } as const
  if (totalDocs === 0) await req.payload.jobs.queue(next)
}

/** Erases children whose trial has ended, and records older than a year, once a day. */
export const trialErasureTask: TaskConfig<'eraseTrials'> = {
  slug: TASK,
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    await runErasure(req, new Date())
    return { output: {} }
  },
}

/** At every start: erases what has ended while the site was off, and queues the next daily run unless one is queued. */
export const startTrialErasure = async (payload: Payload, now = new Date()): Promise<void> =>
  runErasure(await createLocalReq({}, payload), now)
