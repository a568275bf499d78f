import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { isSqlite, writeTable } from './tables'

type Columns = Record<string, boolean | number | string | null>

/**
 * Sets plain columns of every row whose `field` is `value`, or one of several, in the running transaction. On SQLite one
 * statement, where the adapter would read and write each row.
 */
export const updateRows = (
  req: PayloadRequest,
  slug: CollectionSlug,
  [field, value]: readonly [field: string, value: string | readonly string[]],
  data: Columns,
): Promise<void> =>
  inTransaction(req, async () => {
    const { db } = req.payload
    const values = typeof value === 'string' ? [value] : value
    if (!isSqlite(db)) {
      const where = { [field]: { in: [...values] } }
      // `updatedAt: null` leaves `updatedAt` as it is, like the statement below, unless the values contain it.
      const part = { updatedAt: null, ...data }
      await db.updateMany({ collection: slug, where, data: part, returning: false, req })
      return
    }
    await writeTable(req, db, slug, async (open, table) => {
      const column = table[field]
      if (!column) throw new Error(`No column ${field} in ${slug}`)
      await open
        .update(table)
        .set(data)
        .where(inArray(column, [...values]))
    })
  })
