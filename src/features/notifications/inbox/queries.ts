import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery } from '@/payload-types'
import { PAGE_SIZE } from '../rules'
import type { InboxPage, PageQuery } from '../schema'
import { inboxView, RECEIVED_COLUMNS, type ReceivedNotification } from '../views'

/** Without what a newer message has replaced before it was read (replacing/commands.ts). */
const ownInbox = (req: PayloadRequest): Where => ({
  and: [{ user: { equals: req.user!.id } }, { channel: { equals: 'inbox' } }, { state: { equals: 'sent' } }],
})

/** How many notifications the caller has not seen. */
export async function unseenCount(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: { and: [ownInbox(req), { seenAt: { exists: false } }] },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** A page of the caller's inbox, newest first, and how many notifications of the whole inbox are unseen. */
export async function inboxPage(
  req: PayloadRequest,
  { page = 1 }: Partial<PageQuery> = {},
): Promise<InboxPage> {
  const { db } = req.payload
  const { docs, totalDocs } = await db.find<Delivery>({
    collection: 'deliveries',
    where: ownInbox(req),
    select: { notification: true, createdAt: true, seenAt: true },
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page,
    req,
  })
  // Whoever has a delivery may read its notification, so access is not checked again.
  const { docs: notifications } = await db.find<ReceivedNotification>({
    collection: 'notifications',
    where: { id: { in: docs.flatMap(({ notification }) => idOf(notification) ?? []) } },
    select: RECEIVED_COLUMNS,
    pagination: false,
    limit: 0,
    req,
  })
  const byId = new Map(notifications.map((notification) => [notification.id, notification]))
  return {
    inbox: docs.flatMap((delivery) => {
      const notification = byId.get(idOf(delivery.notification) ?? '')
      return notification ? [inboxView(delivery, notification)] : []
    }),
    unseen: await unseenCount(req),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}
