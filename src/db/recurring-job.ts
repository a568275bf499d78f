import type { PayloadRequest, TaskType } from 'payload'
import { advisoryLock } from './advisory-lock'
import { inTransaction } from '@/lib/transaction'

interface NextRun {
  now: Date
  /** When it is due. */
  waitUntil: Date
  queue?: string
}

/**
 * Queues the next run of a task that comes back, unless one due after `now` is queued: of several processes that start or
 * run at once only one does. A run calls it first, so that its own failure does not end the runs.
 */
export const queueNextRun = (
  req: PayloadRequest,
  task: TaskType,
  { now, waitUntil, queue }: NextRun,
): Promise<void> =>
  inTransaction(req, async () => {
    await advisoryLock(req, 'schedule')
    const { totalDocs } = await req.payload.count({
      collection: 'payload-jobs',
      where: { and: [{ taskSlug: { equals: task } }, { waitUntil: { greater_than: now.toISOString() } }] },
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0)
      await req.payload.jobs.queue({ task, input: {}, queue, waitUntil, overrideAccess: true, req })
  })
