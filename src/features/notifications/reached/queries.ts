import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { Delivery } from '@/payload-types'
import { sentById } from '../queries'
import type { MissedList } from './schema'

const MOST = 100

/** The copies of a notification that were not sent and are not tried again. */
export const failedCopies = (notification: string): Where => ({
  and: [{ notification: { equals: notification } }, { state: { equals: 'failed' } }],
})

/** Whom a notification of the caller's list did not reach; throws 404 for any other notification. */
export async function missedBy(req: PayloadRequest, id: string): Promise<MissedList> {
  await sentById(req, id)
  const { docs, totalDocs } = await req.payload.db.find<Delivery>({
    collection: 'deliveries',
    where: failedCopies(id),
    sort: ['channel', 'id'],
    limit: MOST,
    req,
  })
  const { docs: people } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(docs.flatMap(({ user }) => idOf(user) ?? []))] } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const names = new Map(people.map((person) => [person.id, person.name ?? '']))
  const missed = docs.map((row) => ({
    id: row.id,
    name: names.get(idOf(row.user) ?? '') ?? '',
    channel: row.channel,
    state: row.state,
    reason: row.reason ?? '',
  }))
  return { missed, total: totalDocs }
}
