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

/** Collections whose rows have no lists; nine tenths of all rows. */
const PLAIN: readonly CollectionSlug[] = ['participants', 'attendances', 'bankRows']

/**
 * Writes rows with the adapter, a thousand in a transaction: Payload's whole pipeline takes several times as long, and the
 * seed derives by the same rules what its hooks would. Rows without lists are written many in a statement.
 */
export const writeRows = async (
  payload: Payload,
  collection: CollectionSlug,
  rows: readonly object[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_A_TRANSACTION) {
    const req = await createLocalReq({}, payload)
    const isOurs = await initTransaction(req)
    try {
      const some = rows.slice(from, from + ROWS_A_TRANSACTION)
      if (PLAIN.includes(collection))
        await insertRows(req, collection, some as Parameters<typeof insertRows>[2])
      else
        for (const row of some)
          await payload.db.create({ collection, data: { ...row }, returning: false, req })
      if (isOurs) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
}
