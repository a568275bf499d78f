import type { PayloadRequest } from 'payload'
import { updateRows } from '@/db/update-rows'
import { createLimit } from '@/lib/limits'
import { inTransaction } from '@/lib/transaction'
import type { Delivery } from '@/payload-types'
import { sendCopiesAt } from '../copies/commands'
import { rowsWhere } from '../copies/queries'
import { COPY_CHANNELS } from '../labels'
import { sentById } from '../queries'
import { failedCopies } from './queries'

/** Times somebody may let failed copies be tried again in an hour. */
export const retryLimit = createLimit('message-retry', 30, 3600)

/**
 * Tries the failed copies of a notification of the caller's list again, and returns their number; repeated while they are
 * on their way it does nothing. Throws 404 for any other notification, 429 after many.
 */
export async function retryFailed(req: PayloadRequest, id: string): Promise<{ count: number }> {
  await sentById(req, id)
  await retryLimit.take(req.user!.id)
  return inTransaction(req, async () => {
    const now = new Date()
    const rows = await rowsWhere<Delivery>(req, 'deliveries', failedCopies(id))
    const again = { state: 'waiting', attempts: 0, dueAt: now.toISOString(), reason: null }
    for (const channel of COPY_CHANNELS) {
      const ids = rows.filter((row) => row.channel === channel).map((row) => row.id)
      if (ids.length === 0) continue
      await updateRows(req, 'deliveries', ['id', ids], again)
      await sendCopiesAt(req, channel, now)
    }
    return { count: rows.length }
  })
}
