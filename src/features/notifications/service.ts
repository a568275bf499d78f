import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { PATIENT_RETRIES, runQueue, runSoon } from '@/lib/jobs'
import { deliver } from './deliveries/commands'

/** Notifications have a queue of their own: a slow mail server holds up nobody's inbox. */
export const NOTIFICATION_QUEUE = 'notifications'

/** Puts a delivery into the queue, in the caller's transaction if there is one; due at once, or at a time. */
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

/** Works off what is due. */
export const deliverDue = (payload: Payload): Promise<void> => runQueue(payload, NOTIFICATION_QUEUE)

/** Gets going without anybody waiting for it; what is left over is taken up by the timer. */
export const deliverSoon = (req: Pick<PayloadRequest, 'payload'>): void => runSoon(req, NOTIFICATION_QUEUE)

/** Delivers one notification. Whoever takes it up after a process that died finds what is there and does the rest. */
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
