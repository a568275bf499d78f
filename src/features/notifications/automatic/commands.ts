import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { clubShortName } from '../../events/queries'
import { queueDelivery } from '../service'
import { type Announcement, fitted } from './rules'

/**
 * Stores messages that follow from what happened, in the caller's transaction, and queues their delivery. A message to
 * nobody is left out.
 */
export async function announce(req: PayloadRequest, announcements: readonly Announcement[]): Promise<void> {
  const some = announcements.filter(({ audience }) => audience.kind !== 'users' || audience.users?.length)
  if (some.length === 0) return
  const signature = await clubShortName(req)
  const ids: string[] = []
  // What one act tells is of one moment: none of it replaces another (replacing/rules.ts).
  const createdAt = new Date().toISOString()
  for (const { by, ...content } of some.map(fitted)) {
    const id = randomUUID()
    const data = { id, channels: ['inbox', 'push', 'email'], ...content, automatic: true, createdAt }
    await req.payload.db.create({
      collection: 'notifications',
      data: { ...data, sentBy: by, signature },
      returning: false,
      req,
    })
    ids.push(id)
  }
  await queueDelivery(req, ids)
}
