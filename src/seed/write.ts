import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

const ROWS_A_TRANSACTION = 1000

/**
 * Rows through the adapter, a thousand to a transaction: Payload's whole pipeline costs several times as much,
 * and what its hooks derive is worked out here by the same rules.
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
      for (const row of rows.slice(from, from + ROWS_A_TRANSACTION))
        await payload.db.create({ collection, data: { ...row }, returning: false, req })
      if (ours) await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
}
