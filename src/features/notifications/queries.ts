import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Notification } from '@/payload-types'
import { sentToRead } from './access'
import { PAGE_SIZE } from './rules'
import type { PageQuery, SentPage, SentView } from './schema'
import { SENT_COLUMNS, type SentNotification, sentView } from './views'

/** Notifications with the names of the categories they went to; through the adapter, which takes half as long. */
async function sentRows(
  req: PayloadRequest,
  where: Where,
  order: { page?: number; limit: number; pagination?: false },
): Promise<{ rows: SentNotification[]; total: number }> {
  const { db } = req.payload
  const { docs, totalDocs } = await db.find<Notification>({
    collection: 'notifications',
    where,
    select: SENT_COLUMNS,
    sort: '-createdAt',
    ...order,
    req,
  })
  const ids = [...new Set(docs.flatMap(({ audience }) => idsOf(audience.categories)))]
  const { docs: categories } = await db.find<Named>({
    collection: 'categories',
    where: { id: { in: ids } },
    select: { name: true },
    pagination: false,
    limit: 0,
    req,
  })
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const rows = docs.map((doc) => ({
    ...doc,
    categories: idsOf(doc.audience.categories).flatMap((id) => names.get(id) ?? []),
  }))
  return { rows, total: totalDocs }
}

/** A page of what the caller has sent, or as an admin of what anybody has, newest first. */
export async function sentPage(
  req: PayloadRequest,
  { page = 1 }: Partial<PageQuery> = {},
): Promise<SentPage> {
  const { rows, total } = await sentRows(req, sentToRead(req), { page, limit: PAGE_SIZE })
  const seen = await seenCounts(
    req,
    rows.map(({ id }) => id),
  )
  return {
    notifications: rows.map((row) => sentView(row, seen.get(row.id) ?? 0)),
    page: { number: page, size: PAGE_SIZE, total },
  }
}

/** One notification of that list; throws 404 for any other. */
export async function sentById(req: PayloadRequest, id: string): Promise<SentView> {
  const where = { and: [{ id: { equals: id } }, sentToRead(req)] }
  const { rows } = await sentRows(req, where, { limit: 1, pagination: false })
  if (!rows[0]) throw notFound('Notifikácia už neexistuje.')
  return sentView(rows[0], (await seenCounts(req, [id])).get(id) ?? 0)
}

/** How many people have seen each of these notifications. Without access control: the caller may read them. */
async function seenCounts(req: PayloadRequest, notifications: string[]): Promise<Map<unknown, number>> {
  if (notifications.length === 0) return new Map()
  const groups = await aggregate(req, 'deliveries', {
    where: {
      notification: { in: notifications },
      channel: { equals: 'inbox' },
      seenAt: { exists: true },
    },
    by: ['notification'],
  })
  return new Map(groups.map(({ notification, rows }) => [notification, rows]))
}
