import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Notification } from '@/payload-types'
import { sentToRead } from './access'
import { COPY_CHANNELS, type CopyChannel } from './labels'
import { PAGE_SIZE } from './rules'
import type { CopyCounts, PageQuery, SentPage, SentView } from './schema'
import { type Fate, noFate, SENT_COLUMNS, type SentNotification, sentView } from './views'

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
  const chosen = await categoriesOf(
    req,
    docs.flatMap(({ id, audience }) => (audience.kind === 'categories' ? [id] : [])),
  )
  const ids = [...new Set([...chosen.values()].flat())]
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
    categories: (chosen.get(doc.id) ?? []).flatMap((id) => names.get(id) ?? []),
  }))
  return { rows, total: totalDocs }
}

/**
 * The categories of notifications that went to some. They are read apart: with one list of an audience the adapter of
 * SQLite reads all of them, and what happens by itself names every player it is for.
 */
async function categoriesOf(req: PayloadRequest, notifications: string[]): Promise<Map<string, string[]>> {
  if (notifications.length === 0) return new Map()
  const { docs } = await req.payload.db.find<Pick<Notification, 'id' | 'audience'>>({
    collection: 'notifications',
    where: { id: { in: notifications } },
    select: { audience: { categories: true } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ id, audience }) => [id, idsOf(audience.categories)]))
}

/** A page of what the caller has sent, or as an admin of what anybody has, newest first. */
export async function sentPage(
  req: PayloadRequest,
  { page = 1 }: Partial<PageQuery> = {},
): Promise<SentPage> {
  const { rows, total } = await sentRows(req, sentToRead(req), { page, limit: PAGE_SIZE })
  const fates = await fatesOf(
    req,
    rows.map(({ id }) => id),
  )
  return {
    notifications: rows.map((row) => sentView(row, fates.get(row.id))),
    page: { number: page, size: PAGE_SIZE, total },
  }
}

/** One notification of that list; throws 404 for any other. */
export async function sentById(req: PayloadRequest, id: string): Promise<SentView> {
  const where = { and: [{ id: { equals: id } }, sentToRead(req)] }
  const { rows } = await sentRows(req, where, { limit: 1, pagination: false })
  if (!rows[0]) throw notFound('Notifikácia už neexistuje.')
  return sentView(rows[0], (await fatesOf(req, [id])).get(id))
}

/** What became of the deliveries of each of these notifications. Without access control: the caller may read them. */
async function fatesOf(req: PayloadRequest, notifications: string[]): Promise<Map<unknown, Fate>> {
  const fates = new Map<unknown, Fate>(notifications.map((id) => [id, noFate()]))
  if (notifications.length === 0) return fates
  const of = { notification: { in: notifications } }
  const seen = await aggregate(req, 'deliveries', {
    where: { and: [of, { channel: { equals: 'inbox' } }, { seenAt: { exists: true } }] },
    by: ['notification'],
  })
  for (const { notification, rows } of seen) fates.get(notification)!.seen = rows
  const copies = await aggregate(req, 'deliveries', {
    where: { and: [of, { channel: { in: [...COPY_CHANNELS] } }] },
    by: ['notification', 'channel', 'state'],
  })
  for (const { notification, channel, state, rows } of copies) {
    const counts = fates.get(notification)!.copies[channel as CopyChannel]
    counts[state === 'sending' ? 'waiting' : (state as keyof CopyCounts)] += rows
  }
  return fates
}
