import { randomUUID } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { clubInfo } from '@/features/club/queries'
import { idOf } from '@/lib/reference'
import type { Notification } from '@/payload-types'
import { siteUrl } from '@/lib/env'
import { runMailQueue, newEmailJob, MAIL_QUEUE } from '@/lib/outbox'
import { inTransaction } from '@/lib/transaction'
import type { Channel } from '../labels'
import { type Recipients, recipientsOf } from '../audience/queries'
import { audienceOf } from '../rules'

/** Recipients in one transaction, so that SQLite's write lock is held briefly. */
const BATCH = 50

/**
 * Delivers a notification to everybody its sender may write to at this moment, and marks it sent. Run again, or twice at
 * once, it leaves the deliveries there are; without a notification, or for a sent one, it does nothing.
 */
export async function deliver(req: PayloadRequest, id: string): Promise<void> {
  const { payload } = req
  const notification = await payload.findByID({
    collection: 'notifications',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!notification || notification.sentAt) return
  const found = await recipientsAsSender(req, notification)
  for (let start = 0; start < found.recipients.length; start += BATCH) {
    const batch = found.recipients.slice(start, start + BATCH)
    await inTransaction(req, () => deliverBatch(req, notification, batch))
  }
  await payload.db.updateOne({
    collection: 'notifications',
    id,
    data: {
      sentAt: new Date().toISOString(),
      counts: { recipients: found.recipients.length, unreachable: found.unreachable.length },
    },
    returning: false,
    req,
  })
  if (notification.channels.includes('email'))
    void runMailQueue(req).catch((err) => payload.logger.error({ err }))
}

/** Whom the notification reaches with its sender's rights; nobody when the sender was deleted or deactivated. */
async function recipientsAsSender(req: PayloadRequest, notification: Notification): Promise<Recipients> {
  const sender = idOf(notification.sentBy)
  const user =
    sender &&
    (await req.payload.findByID({
      collection: 'users',
      id: sender,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    }))
  if (!user) return { recipients: [], unreachable: [] }
  const asSender = await createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)
  return recipientsOf(asSender, audienceOf(notification.audience))
}

async function deliverBatch(
  req: PayloadRequest,
  notification: Notification,
  recipients: Recipients['recipients'],
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: {
      and: [{ notification: { equals: notification.id } }, { user: { in: recipients.map(({ id }) => id) } }],
    },
    select: { user: true, channel: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const present = new Set(docs.map((row) => `${idOf(row.user)} ${row.channel}`))
  for (const { id, email } of recipients) {
    if (!present.has(`${id} inbox`)) await createDelivery(req, notification.id, id, 'inbox')
    if (email && notification.channels.includes('email') && !present.has(`${id} email`)) {
      await createDelivery(req, notification.id, id, 'email')
      await queueNotificationEmail(req, notification, email)
    }
  }
}

async function createDelivery(
  req: PayloadRequest,
  notification: string,
  user: string,
  channel: Channel,
): Promise<void> {
  await req.payload.db.create({
    collection: 'deliveries',
    data: { id: randomUUID(), notification, user, channel, state: 'sent', attempts: 1 },
    returning: false,
    req,
  })
}

/** Queues the e-mail in the transaction that writes its delivery: both are stored or neither. */
async function queueNotificationEmail(
  req: PayloadRequest,
  notification: Notification,
  to: string,
): Promise<void> {
  const { name: club, email: unsubscribe } = await clubInfo(req)
  const link = notification.url && new URL(notification.url, siteUrl()).href
  await req.payload.jobs.queue({
    task: 'letter',
    input: {
      ...newEmailJob(),
      to,
      club,
      ...(unsubscribe && { unsubscribe }),
      subject: notification.title,
      text: [notification.body, link, notification.signature].filter(Boolean).join('\n\n'),
    },
    queue: MAIL_QUEUE,
    overrideAccess: true,
    req,
  })
}
