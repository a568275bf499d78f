import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { isSqlite, writeTable } from './open-table'
import { columnOf, type PlainRow, rowsAsValues } from './sqlite/row-values'

/**
 * Values of plain columns that differ from row to row, in the running transaction; every row names the same fields.
 * Like `updateRows` it is no edit of the rows: `updatedAt` changes when it is among the fields. On SQLite one statement.
 */
export const updateEach = (
  req: PayloadRequest,
  slug: CollectionSlug,
  rows: readonly (PlainRow & { id: string })[],
): Promise<void> =>
  inTransaction(req, async () => {
    const [first] = rows
    if (!first) return
    const { db } = req.payload
    if (!isSqlite(db)) {
      for (const { id, ...data } of rows) {
        const part = { updatedAt: null, ...data }
        await db.updateOne({ collection: slug, id, data: part, returning: false, req })
      }
      return
    }
    const names = Object.keys(first).filter((name) => name !== 'id')
    await writeTable(req, db, slug, async (open, table) => {
      const { values, source } = rowsAsValues(table, ['id', ...names], rows)
      const set = names.map(
        (name, at) => sql`${sql.identifier(columnOf(table, name).name)} = ${values[at + 1]!}`,
      )
      await open.run(
        sql`update ${table} set ${sql.join(set, sql`, `)} from ${source} where ${columnOf(table, 'id')} = ${values[0]!}`,
      )
    })
  })
