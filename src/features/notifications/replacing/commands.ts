import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery, Notification } from '@/payload-types'
import { rowsWhere } from '../copies/queries'
import { REPLACED } from './labels'
import { replaceableOf, toldBetween } from './queries'
import { REPLACES_MS, replaces, REPLACING } from './rules'

const inboxOf = (notifications: readonly string[], users: readonly string[]): Where[] => [
  { notification: { in: [...notifications] } },
  { user: { in: [...users] } },
  { channel: { equals: 'inbox' } },
]

/** Takes messages that were not read out of these people's inboxes; their rows stay, with the reason. */
const hide = async (req: PayloadRequest, notifications: readonly string[], users: readonly string[]) => {
  if (notifications.length === 0 || users.length === 0) return
  await req.payload.db.updateMany({
    collection: 'deliveries',
    where: { and: [...inboxOf(notifications, users), { seenAt: { exists: false } }] },
    data: { state: 'gone', reason: REPLACED },
    returning: false,
    req,
  })
}

/**
 * After a message was put into these people's inboxes: takes out what it makes untrue and they have not read, or itself
 * where a newer one was quicker. What somebody has read stays.
 */
export async function hideReplaced(
  req: PayloadRequest,
  notification: Notification,
  users: readonly string[],
): Promise<void> {
  const own = replaceableOf(notification)
  if (!REPLACING.includes(own.kind) || own.events.length === 0) return
  const moment = own.toldAt.getTime()
  const around = await toldBetween(req, new Date(moment - REPLACES_MS), new Date(moment + REPLACES_MS))
  const idsOf = (some: typeof around) => some.map(({ id }) => id)
  await hide(req, idsOf(around.filter((each) => replaces(own, each))), users)
  const newer = idsOf(around.filter((each) => replaces(each, own)))
  if (newer.length === 0) return
  const had = await rowsWhere<Delivery>(req, 'deliveries', { and: inboxOf(newer, users) }, { user: true })
  await hide(
    req,
    [own.id],
    had.flatMap(({ user }) => idOf(user) ?? []),
  )
}
