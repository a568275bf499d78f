import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery, Notification } from '@/payload-types'
import { eventIdsOf, rowsWhere, type ToldItem } from '../copies/queries'
import { REPLACES_MS, replaces, type Replacing, REPLACING } from './rules'

/** A message as far as it decides what it replaces, and what replaces it, by its id. */
export type ReplaceableRow = Replacing & { id: string }

/** A notification as far as it decides what it replaces, and what replaces it. */
export const replaceableOf = (
  row: Pick<Notification, 'id' | 'kind' | 'event' | 'events' | 'audience' | 'createdAt'>,
): ReplaceableRow => ({
  id: row.id,
  kind: row.kind,
  events: eventIdsOf(row),
  isWhole: Array.isArray(row.events) && row.events.length > 0,
  toldAt: new Date(row.createdAt),
})

// Not the lists of an audience, which may name every player of the club.
const COLUMNS = { kind: true, event: true, events: true, createdAt: true, audience: { event: true } }

/** The messages about events that were told from one moment to another. */
export const toldBetween = async (req: PayloadRequest, from: Date, to: Date): Promise<ReplaceableRow[]> => {
  const createdAt = { greater_than_equal: from.toISOString(), less_than_equal: to.toISOString() }
  const where: Where = { and: [{ kind: { in: [...REPLACING] } }, { createdAt }] }
  return (await rowsWhere<Notification>(req, 'notifications', where, COLUMNS)).map(replaceableOf)
}

const waits = ({ state, dueAt }: Delivery, now: Date): boolean =>
  state === 'waiting' && Date.parse(dueAt ?? '') > now.getTime()

/**
 * Which of these copies tell what a newer copy by the same channel tells its reader as it is now. An urgent one does not give
 * way to one that waits, as until the morning.
 */
export async function replacedAmong(
  req: PayloadRequest,
  rows: readonly Delivery[],
  items: ReadonlyMap<string, ToldItem>,
  now: Date,
): Promise<(row: Delivery) => boolean> {
  const told = [...items.values()].filter(({ kind, events }) => REPLACING.includes(kind) && events.length > 0)
  if (told.length === 0) return () => false
  const moments = told.map(({ toldAt }) => toldAt.getTime())
  const last = new Date(Math.max(...moments) + REPLACES_MS)
  const newer = (await toldBetween(req, new Date(Math.min(...moments)), last)).filter((each) =>
    told.some((item) => replaces(each, item)),
  )
  if (newer.length === 0) return () => false
  const users = [...new Set(rows.flatMap(({ user }) => idOf(user) ?? []))]
  const channels = [...new Set(rows.map(({ channel }) => channel))]
  const where: Where = {
    and: [
      { notification: { in: newer.map(({ id }) => id) } },
      { user: { in: users } },
      { channel: { in: channels } },
    ],
  }
  const columns = { notification: true, user: true, channel: true, urgent: true, state: true, dueAt: true }
  const coming = await rowsWhere<Delivery>(req, 'deliveries', where, columns)
  const byId = new Map(newer.map((each) => [each.id, each]))
  return (row) => {
    const item = items.get(idOf(row.notification) ?? '')
    return coming.some(
      (each) =>
        item &&
        idOf(each.user) === idOf(row.user) &&
        each.channel === row.channel &&
        (!row.urgent || each.urgent || !waits(each, now)) &&
        replaces(byId.get(idOf(each.notification)!)!, item),
    )
  }
}
