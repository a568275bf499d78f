import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Delivery, Notification, User } from '@/payload-types'
import { type Recipients, recipientsOf, requestAs } from '../audience/queries'
import { sendCopiesAt } from '../copies/commands'
import { copyEvents, eventIdsOf, readersOf, rowsWhere } from '../copies/queries'
import { copyDueAt, firstStart, passesQuiet, wantsCopy } from '../copies/rules'
import { COPY_CHANNELS, type CopyChannel } from '../labels'
import { hideReplaced } from '../replacing/commands'
import { audienceOf } from '../rules'

/** Recipients in one transaction, so that SQLite's write lock is held briefly. */
const BATCH = 50

/**
 * Delivers a notification to everybody its sender may write to at this moment, and marks it sent: into each inbox, and
 * as copies that wait until their reader wants them. Run again, or twice at once, it leaves the deliveries there are;
 * without a notification, or for a sent one, it does nothing.
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
  const found = await recipientsNow(req, notification)
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
}

/**
 * Whom the notification reaches with its sender's rights; nobody when the sender was deleted or deactivated. What
 * followed from what happened reaches everybody it concerns.
 */
async function recipientsNow(req: PayloadRequest, notification: Notification): Promise<Recipients> {
  const audience = audienceOf(notification.audience)
  if (notification.automatic) return recipientsOf(await requestAs(req), audience)
  const sender = await senderOf(req, idOf(notification.sentBy))
  return sender ? recipientsOf(await requestAs(req, sender), audience) : { recipients: [], unreachable: [] }
}

const senderOf = async (req: PayloadRequest, id: string | undefined): Promise<User | undefined> => {
  if (!id) return undefined
  const found = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found ?? undefined
}

type NewDelivery = Pick<Delivery, 'channel' | 'state'> & {
  user: string
  attempts: number
  urgent: boolean
  dueAt: string | null
}

async function deliverBatch(
  req: PayloadRequest,
  notification: Notification,
  recipients: Recipients['recipients'],
): Promise<void> {
  const ids = recipients.map(({ id }) => id)
  const where: Where = { and: [{ notification: { equals: notification.id } }, { user: { in: ids } }] }
  const present = await rowsWhere<Delivery>(req, 'deliveries', where, { user: true, channel: true })
  const known = new Set(present.map((row) => `${idOf(row.user)} ${row.channel}`))
  const missing = (await deliveriesTo(req, notification, ids)).filter(
    ({ user, channel }) => !known.has(`${user} ${channel}`),
  )
  await insertRows(
    req,
    'deliveries',
    missing.map((row) => ({ id: randomUUID(), notification: notification.id, ...row })),
  )
  await hideReplaced(req, notification, ids)
  for (const channel of COPY_CHANNELS) {
    const moments = missing.flatMap((row) => (row.channel === channel && row.dueAt ? [row.dueAt] : []))
    for (const moment of new Set(moments)) await sendCopiesAt(req, channel, new Date(moment))
  }
}

/** The inbox of each of these people, and the copies they want, with when. */
async function deliveriesTo(
  req: PayloadRequest,
  notification: Notification,
  people: readonly string[],
): Promise<NewDelivery[]> {
  const readers = await readersOf(req, people)
  const now = new Date()
  const urgent = passesQuiet(notification)
  const events = await copyEvents(req, eventIdsOf(notification))
  const startsAt = firstStart([...events.values()], now)
  const copies = COPY_CHANNELS.filter((channel) => notification.channels.includes(channel))
  return people.flatMap((user) => {
    const reader = readers.get(user)
    const wanted = (channel: CopyChannel) =>
      reader && wantsCopy(reader.choices, notification.kind, channel) && (channel !== 'email' || reader.email)
    return [
      { user, channel: 'inbox', state: 'sent', attempts: 1, urgent, dueAt: null } as const,
      ...copies.filter(wanted).map((channel) => {
        const dueAt = copyDueAt(now, { passes: urgent, startsAt }, reader!.choices).toISOString()
        return { user, channel, state: 'waiting', attempts: 0, urgent, dueAt } as const
      }),
    ]
  })
}
