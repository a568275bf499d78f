import type { PayloadRequest, Where } from 'payload'
import { PAGE_SIZE } from '../rules'
import { type InboxPage, inboxView } from '../views'

const mine = (req: PayloadRequest): Where => ({
  and: [{ user: { equals: req.user!.id } }, { channel: { equals: 'inbox' } }],
})

/** How many of the caller's notifications they have not seen yet. */
export async function unseenCount(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: { and: [mine(req), { seenAt: { exists: false } }] },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** A page of what was addressed to the caller, newest first, and how much of all of it is unseen. */
export async function inboxPage(
  req: PayloadRequest,
  { page = 1 }: { page?: number } = {},
): Promise<InboxPage> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'deliveries',
    where: mine(req),
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page,
    depth: 1,
    populate: {
      notifications: { title: true, body: true, url: true, kind: true, urgent: true, signature: true },
    },
    overrideAccess: false,
    req,
  })
  return {
    inbox: docs.flatMap((delivery) => inboxView(delivery) ?? []),
    unseen: await unseenCount(req),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}
