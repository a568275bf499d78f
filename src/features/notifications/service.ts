import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { deliver } from './deliveries/commands'
import { nextTry } from './rules'

/** Notifications have a queue of their own: a slow mail server holds up nobody's inbox. */
export const NOTIFICATION_QUEUE = 'notifications'

/** Puts a delivery into the queue, in the caller's transaction if there is one; due at once, or at a time. */
export const queueDelivery = async (
  req: PayloadRequest,
  notification: string,
  waitUntil?: Date,
  attempt = 0,
): Promise<void> => {
  await req.payload.jobs.queue({
    task: 'deliverNotification',
    input: { notification, attempt },
    queue: NOTIFICATION_QUEUE,
    waitUntil,
    overrideAccess: true,
    req,
  })
}

/** Works off what is due. The timer calls it every minute; tests call it themselves. */
export const deliverDue = async (payload: Payload): Promise<void> => {
  await payload.jobs.run({ queue: NOTIFICATION_QUEUE, limit: 20, silent: true, overrideAccess: true })
}

/** Gets going without anybody waiting for it; what is left over is taken up by the timer. */
export const deliverSoon = ({ payload }: Pick<PayloadRequest, 'payload'>): void => {
  setTimeout(() => void deliverDue(payload).catch((err) => payload.logger.error({ err, msg: 'notify' })), 50)
}

/**
 * Delivers one notification. It puts its own successor into the queue before it works: a process that dies in the
 * middle is followed by one that finishes, and one that finds everything done ends.
 */
export const deliveryTask: TaskConfig<'deliverNotification'> = {
  slug: 'deliverNotification',
  inputSchema: [
    { name: 'notification', type: 'text', required: true },
    { name: 'attempt', type: 'number', required: true },
  ],
  handler: async ({ input, req }) => {
    const { notification, attempt } = input
    const open = await req.payload.find({
      collection: 'notifications',
      where: { and: [{ id: { equals: notification } }, { sentAt: { exists: false } }] },
      select: { title: true },
      limit: 1,
      depth: 0,
      pagination: false,
      joins: false,
      overrideAccess: true,
      req,
    })
    if (open.docs.length === 0) return { output: {} }
    const again = nextTry(attempt, new Date())
    if (again) await queueDelivery(req, notification, again, attempt + 1)
    await deliver(req, notification).catch((err) =>
      req.payload.logger.error({
        err,
        msg: again ? `notification waits until ${again.toISOString()}` : 'notification given up',
      }),
    )
    return { output: {} }
  },
}
