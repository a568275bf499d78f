import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { tomorrowAt } from '@/lib/dates'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { queueNextRun } from '@/db/recurring-job'
import { deleteExpired } from './commands'

const TASK = 'expireEnquiries'
/** The time of day, in the club's time zone, at which expired enquiries are deleted. */
const DELETION_TIME = '03:30'

/** Deletes what has expired by `now`. */
async function runDeletion(req: PayloadRequest, now: Date): Promise<void> {
  await queueNextRun(req, TASK, { now, waitUntil: tomorrowAt(now, DELETION_TIME) })
  await deleteExpired(req, now)
}

/** Deletes expired enquiries once a day. */
export const deletionTask: TaskConfig<'expireEnquiries'> = {
  slug: TASK,
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    await runDeletion(req, new Date())
    return { output: {} }
  },
}

/** At every start: deletes what expired while the site was off, and queues the next daily run unless one is queued. */
export const startDeletion = async (payload: Payload, now = new Date()): Promise<void> =>
  runDeletion(await createLocalReq({}, payload), now)
