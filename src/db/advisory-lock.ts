import type { PayloadRequest } from 'payload'
import { LOCKS_COLLECTION } from './mongodb/locks-collection'
import { isMongodb, inSession } from './mongodb/native'

/**
 * What only one transaction at a time may change, because its rule holds over several rows: the ledger's sums, that an
 * administrator stays, that whoever plays in a category is invited to its events, that a daily job is queued once, that a
 * sheet is restored once, that a picture is public only while everybody in it consents.
 */
export const LOCKS = ['admins', 'consents', 'invitations', 'ledger', 'schedule', 'sheets'] as const
export type LockName = (typeof LOCKS)[number]

/**
 * Makes the running transaction conflict with every other one that takes the same lock, from its first read to its end:
 * one of two is repeated (lib/retry). On SQLite there is only one writer, and nothing to do. Throws outside of a
 * transaction, where nothing could be repeated, and when the lock is missing, which would let everybody in.
 */
export const advisoryLock = async (req: PayloadRequest, name: LockName): Promise<void> => {
  const db: object = req.payload.db
  if (!isMongodb(db)) return
  await inSession(req, db, async (session) => {
    if (!session) throw new Error(`The lock ${name} was taken outside of a transaction`)
    const locks = db.connection.collection<{ _id: LockName; taken: number }>(LOCKS_COLLECTION)
    const { matchedCount } = await locks.updateOne({ _id: name }, { $inc: { taken: 1 } }, { session })
    if (matchedCount === 0) throw new Error(`There is no lock ${name}: each start makes them`)
  })
}
