import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { PATIENT_RETRIES, runQueue } from '@/lib/jobs'
import { runAt } from '@/lib/run-at'
import { deliver } from './deliveries/commands'

/** A queue of their own, so that a slow mail server does not delay an inbox. */
export const NOTIFICATION_QUEUE = 'notifications'

/**
 * Queues the delivery of notifications in the caller's transaction. It is due at once and starts after the commit, or at
 * `waitUntil`.
 */
export const queueDelivery = async (
  req: PayloadRequest,
  [notification = '', ...others]: readonly string[],
  waitUntil?: Date,
): Promise<void> => {
  await req.payload.jobs.queue({
    task: 'deliverNotification',
    input: { notification, others },
    queue: NOTIFICATION_QUEUE,
    waitUntil,
    overrideAccess: true,
    req,
  })
  if (!waitUntil) runAt(req, NOTIFICATION_QUEUE, new Date())
}

/** Runs the deliveries that are due. */
export const deliverDue = (payload: Payload): Promise<void> => runQueue(payload, NOTIFICATION_QUEUE)

/** Delivers notifications; run again after a crash it writes only the deliveries that are missing. */
export const deliveryTask: TaskConfig<'deliverNotification'> = {
  slug: 'deliverNotification',
  retries: PATIENT_RETRIES,
  inputSchema: [
    { name: 'notification', type: 'text', required: true },
    { name: 'others', type: 'json' },
  ],
  handler: async ({ input, req }) => {
    try {
      for (const id of [input.notification, ...((input.others as string[] | undefined) ?? [])])
        await deliver(req, id)
    } catch (err) {
      req.payload.logger.error({ err, msg: 'A notification could not be delivered' })
      throw err
    }
    return { output: {} }
  },
}
