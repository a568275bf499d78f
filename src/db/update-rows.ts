import { and, eq, inArray } from '@payloadcms/db-sqlite/drizzle'
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
export const updateRows = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  which: readonly [field: string, value: string | readonly string[]],
  data: Columns,
): Promise<void> => {
  await updateRowsIf(req, slug, which, {}, data)
}

/** The same of those rows whose columns still are as in `only`; returns how many there were. */
export const updateRowsIf = (
  req: PayloadRequest,
  slug: CollectionSlug,
  [field, value]: readonly [field: string, value: string | readonly string[]],
  only: Readonly<Record<string, string>>,
  data: Columns,
): Promise<number> =>
  inTransaction(req, async () => {
    const db = databaseOf(req)
    const values = typeof value === 'string' ? [value] : value
    if (isMongodb(db)) {
      const filter = { [field === 'id' ? '_id' : field]: { $in: values }, ...only }
      return onModel(req, db, slug, async (model, session) => {
        await referencesOf(db).hold(session, slug, [data])
        const { matchedCount } = await model.updateMany(
          filter,
          { $set: data },
          { session, timestamps: false },
        )
        return matchedCount
      })
    }
    return writeTable(req, db, slug, async (open, table) => {
      const columnOf = (name: string) => {
        const column = table[name]
        if (!column) throw new Error(`No column ${name} in ${slug}`)
        return column
      }
      const still = Object.entries(only).map(([name, known]) => eq(columnOf(name), known))
      const { rowsAffected } = await open
        .update(table)
        .set(data)
        .where(and(inArray(columnOf(field), [...values]), ...still))
      return rowsAffected
    })
  })
