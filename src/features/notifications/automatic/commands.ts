import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
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
  // What one act tells is of one moment: none of it replaces another (replacing/rules.ts).
  const createdAt = new Date().toISOString()
  const rows = some.map(fitted).map(({ by, audience, ...content }) => ({
    ...{ id: randomUUID() as string, channels: ['inbox', 'push', 'email'], ...content },
    ...{ audience: { ...audience }, automatic: true, createdAt, updatedAt: createdAt },
    ...{ sentBy: by, signature },
  }))
  await insertRows(req, 'notifications', rows)
  await queueDelivery(
    req,
    rows.map(({ id }) => id),
  )
}
