import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { notFound } from '@/lib/errors'
import { PAGE_SIZE } from './rules'
import { type SentPage, type SentView, sentView } from './views'

const shared = (req: PayloadRequest) =>
  ({
    depth: 1,
    populate: { categories: { name: true }, users: {}, events: {} },
    joins: false,
    overrideAccess: false,
    req,
  }) as const

/** A page of what was sent, newest first: an admin's holds everybody's, a trainer's their own. */
export async function sentPage(req: PayloadRequest, { page = 1 }: { page?: number } = {}): Promise<SentPage> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'notifications',
    where: isAdmin(req) ? {} : { sentBy: { equals: req.user!.id } },
    sort: '-createdAt',
    limit: PAGE_SIZE,
    page,
    ...shared(req),
  })
  return {
    notifications: await Promise.all(docs.map(async (doc) => sentView(doc, await seenCount(req, doc.id)))),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}

/** One of the notifications the caller has sent (an admin: anybody); 404 otherwise. */
export async function sentById(req: PayloadRequest, id: string): Promise<SentView> {
  const mine = isAdmin(req) ? [] : [{ sentBy: { equals: req.user!.id } }]
  const { docs } = await req.payload.find({
    collection: 'notifications',
    where: { and: [{ id: { equals: id } }, ...mine] },
    limit: 1,
    pagination: false,
    ...shared(req),
  })
  if (!docs[0]) throw notFound('Notifikácia už neexistuje.')
  return sentView(docs[0], await seenCount(req, id))
}

async function seenCount(req: PayloadRequest, notification: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: {
      and: [
        { notification: { equals: notification } },
        { channel: { equals: 'inbox' } },
        { seenAt: { exists: true } },
      ],
    },
    overrideAccess: false,
    req,
  })
  return totalDocs
}
