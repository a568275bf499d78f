import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { tomorrowAt } from '@/lib/dates'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { queueNextRun } from '@/db/recurring-job'
import { inTransaction } from '@/lib/transaction'
import { deleteOldRecords, forgetImportChanges, forgetPayers } from '../retention/commands'
import { eraseEndedTrials } from './commands'

const TASK = 'eraseTrials'
/** The time of day, in the club's time zone, at which children whose trial has ended are erased. */
const ERASURE_TIME = '03:40'

/** Erases what has ended by `now`, with records that are kept for a year, and what imports know of people for their undo. */
async function runErasure(req: PayloadRequest, now: Date): Promise<void> {
  await queueNextRun(req, TASK, { now, waitUntil: tomorrowAt(now, ERASURE_TIME) })
  try {
    await inTransaction(req, () => deleteOldRecords(req, now))
    await inTransaction(req, () => forgetImportChanges(req, now))
    await inTransaction(req, () => forgetPayers(req, now))
  } finally {
    await eraseEndedTrials(req, now)
  }
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
