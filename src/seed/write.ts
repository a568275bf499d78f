import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { insertRows } from '@/db/insert-rows'

const ROWS_A_TRANSACTION = 1000

/** Collections whose rows are plain columns, without lists; they are nine tenths of all rows. */
const PLAIN: readonly CollectionSlug[] = ['participants', 'attendances']

/**
 * Rows through the adapter, a thousand to a transaction: Payload's whole pipeline costs several times as much,
 * and what its hooks derive is worked out here by the same rules. Plain rows are written many to a statement.
 */
export const writeRows = async (
  payload: Payload,
  collection: CollectionSlug,
  rows: readonly object[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_A_TRANSACTION) {
    const req = await createLocalReq({}, payload)
    const ours = await initTransaction(req)
    try {
      const some = rows.slice(from, from + ROWS_A_TRANSACTION)
      if (PLAIN.includes(collection))
        await insertRows(req, collection, some as Parameters<typeof insertRows>[2])
      else
        for (const row of some)
          await payload.db.create({ collection, data: { ...row }, returning: false, req })
      if (ours) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
}
