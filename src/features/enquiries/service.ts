import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { PATIENT_RETRIES } from '@/lib/jobs'
import { deleteExpired } from './commands'
import { nextDeletion } from './rules'

const TASK = 'expireEnquiries'

const queue = (req: PayloadRequest, waitUntil?: Date) =>
  req.payload.jobs.queue({ task: TASK, input: {}, waitUntil, overrideAccess: true, req })

/** Whether one waits for a later time. One that a killed process left half done counts for nothing. */
async function isPlanned(req: PayloadRequest, now: Date): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: TASK } }, { waitUntil: { greater_than: now.toISOString() } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Deletes expired enquiries once a day. The next run is planned before this one works, so that the chain never breaks;
 * it breaks no further than to the next start either, which begins it anew.
 */
export const deletionTask: TaskConfig<'expireEnquiries'> = {
  slug: TASK,
  retries: PATIENT_RETRIES,
  handler: async ({ req }) => {
    const now = new Date()
    if (!(await isPlanned(req, now))) await queue(req, nextDeletion(now))
    await deleteExpired(req, now)
    return { output: {} }
  },
}

/** At every start: deletes what expired while the site was off, and sees to it that the daily run is planned. */
export async function startDeletion(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  await deleteExpired(req, now)
  if (!(await isPlanned(req, now))) await queue(req, nextDeletion(now))
}
