import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { PATIENT_RETRIES, runQueue, runSoon } from '@/lib/jobs'
import { deliver } from './deliveries/commands'

/** A queue of their own, so that a slow mail server does not delay an inbox. */
export const NOTIFICATION_QUEUE = 'notifications'

/** Queues a notification's delivery in the caller's transaction; it is due at once, or at `waitUntil`. */
export const queueDelivery = async (
  req: PayloadRequest,
  notification: string,
  waitUntil?: Date,
): Promise<void> => {
  await req.payload.jobs.queue({
    task: 'deliverNotification',
    input: { notification },
    queue: NOTIFICATION_QUEUE,
    waitUntil,
    overrideAccess: true,
    req,
  })
}

/** Runs the deliveries that are due. */
export const deliverDue = (payload: Payload): Promise<void> => runQueue(payload, NOTIFICATION_QUEUE)

/** Starts the queue without waiting for it; the timer of `lib/jobs.ts` retries what fails. */
export const deliverSoon = (req: Pick<PayloadRequest, 'payload'>): void => runSoon(req, NOTIFICATION_QUEUE)

/** Delivers one notification; run again after a crash it writes only the deliveries that are missing. */
export const deliveryTask: TaskConfig<'deliverNotification'> = {
  slug: 'deliverNotification',
  retries: PATIENT_RETRIES,
  inputSchema: [{ name: 'notification', type: 'text', required: true }],
  handler: async ({ input, req }) => {
    try {
      await deliver(req, input.notification)
    } catch (err) {
      req.payload.logger.error({ err, msg: 'A notification could not be delivered' })
      throw err
    }
    return { output: {} }
  },
}
