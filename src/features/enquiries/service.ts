import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { inTransaction } from '@/lib/transaction'
import { deleteExpired } from './commands'
import { nextDeletion } from './rules'

const TASK = 'expireEnquiries'

/** Deletes what has expired by `now`. It queues the next run first, so that a failure does not end the daily runs. */
async function runDeletion(req: PayloadRequest, now: Date): Promise<void> {
  await inTransaction(req, () => queueNext(req, now))
  await deleteExpired(req, now)
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
  const next = { task: TASK, input: {}, waitUntil: nextDeletion(now), overrideAccess: true, req } as const
  if (totalDocs === 0) await req.payload.jobs.queue(next)
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
