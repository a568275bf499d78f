import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { tally } from '@/db/tally'
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
  const seen = await seenCounts(
    req,
    docs.map(({ id }) => id),
  )
  return {
    notifications: docs.map((doc) => sentView(doc, seen.get(doc.id) ?? 0)),
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
  return sentView(docs[0], (await seenCounts(req, [id])).get(id) ?? 0)
}

/** How many have seen each of these notifications, which the caller has sent or may see as an admin. */
async function seenCounts(req: PayloadRequest, notifications: string[]): Promise<Map<unknown, number>> {
  if (notifications.length === 0) return new Map()
  const groups = await tally(req, 'deliveries', {
    where: {
      notification: { in: notifications },
      channel: { equals: 'inbox' },
      seenAt: { exists: true },
    },
    by: ['notification'],
  })
  return new Map(groups.map(({ notification, rows }) => [notification, rows]))
}
