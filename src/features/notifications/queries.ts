import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Notification } from '@/payload-types'
import { PAGE_SIZE } from './rules'
import type { PageQuery, SentPage, SentView } from './schema'
import { SENT_COLUMNS, type SentNotification, sentView } from './views'

/** What the caller has sent; for an admin everything. Nobody's reach is narrower, and no column of it is hidden. */
const sentBy = (req: PayloadRequest): Where[] => (isAdmin(req) ? [] : [{ sentBy: { equals: req.user!.id } }])

/** Those rows through the adapter, with the names of the categories written to: a page of them costs a half. */
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

/** A page of what was sent, newest first: an admin's holds everybody's, a trainer's their own. */
export async function sentPage(
  req: PayloadRequest,
  { page = 1 }: Partial<PageQuery> = {},
): Promise<SentPage> {
  const { rows, total } = await sentRows(req, { and: sentBy(req) }, { page, limit: PAGE_SIZE })
  const seen = await seenCounts(
    req,
    rows.map(({ id }) => id),
  )
  return {
    notifications: rows.map((row) => sentView(row, seen.get(row.id) ?? 0)),
    page: { number: page, size: PAGE_SIZE, total },
  }
}

/** One of the notifications the caller has sent (an admin: anybody); 404 otherwise. */
export async function sentById(req: PayloadRequest, id: string): Promise<SentView> {
  const where = { and: [{ id: { equals: id } }, ...sentBy(req)] }
  const { rows } = await sentRows(req, where, { limit: 1, pagination: false })
  if (!rows[0]) throw notFound('Notifikácia už neexistuje.')
  return sentView(rows[0], (await seenCounts(req, [id])).get(id) ?? 0)
}

/** How many have seen each of these notifications, which the caller has sent or may see as an admin. */
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
