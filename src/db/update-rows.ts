import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { databaseOf } from './database-of'
import { isMongodb, onModel, referencesOf } from './mongodb/native'
import { writeTable } from './tables'

type Columns = Record<string, boolean | number | string | null>

/**
 * Sets plain columns of every row whose `field` is `value`, or one of several, in the running transaction: one statement,
 * where the adapter of SQLite would read and write each row. `updatedAt` changes only when it is among the columns.
 */
export const updateRows = (
  req: PayloadRequest,
  slug: CollectionSlug,
  [field, value]: readonly [field: string, value: string | readonly string[]],
  data: Columns,
): Promise<void> =>
  inTransaction(req, async () => {
    const db = databaseOf(req)
    const values = typeof value === 'string' ? [value] : value
    if (isMongodb(db)) {
      const filter = { [field === 'id' ? '_id' : field]: { $in: values } }
      await onModel(req, db, slug, async (model, session) => {
        await referencesOf(db).hold(session, slug, [data])
        await model.updateMany(filter, { $set: data }, { session, timestamps: false })
      })
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
