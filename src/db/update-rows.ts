import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { isSqlite, writeTable } from './tables'

type Columns = Record<string, boolean | number | string | null>

/**
 * The same values in plain columns of every row whose `field` is `value`, or one of several, in the running
 * transaction. On SQLite it is one statement; the adapter's own way is a read and a write per row.
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
      // `updatedAt: null` is Payload's word for: no edit of the row. The statement below leaves it alone as well,
      // unless the values name it.
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
