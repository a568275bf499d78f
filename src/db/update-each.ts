import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { isSqlite, writeTable } from './tables'
import { columnOf, type PlainRow, rowsAsValues } from './sqlite/row-values'

export type { PlainRow }

/**
 * Sets plain columns to values that differ from row to row, in the running transaction. Each item changes the rows whose
 * `key` it has: one row by its id, or all of one event. All items have the same fields; those of a group are all given,
 * with a point: „cancelled.at“. As in `updateRows`, `updatedAt` changes only when it is among the fields. On SQLite one
 * statement.
 */
export const updateEach = <Key extends string = 'id'>(
  req: PayloadRequest,
  slug: CollectionSlug,
  rows: readonly (PlainRow & Record<NoInfer<Key>, string>)[],
  key: Key = 'id' as Key,
): Promise<void> =>
  inTransaction(req, async () => {
    const [first] = rows
    if (!first) return
    const { db } = req.payload
    const names = Object.keys(first).filter((name) => name !== key)
    if (!isSqlite(db)) {
      for (const row of rows) {
        const where = { [key]: { equals: row[key] } }
        await db.updateMany({ collection: slug, where, data: nested(row, names), returning: false, req })
      }
      return
    }
    await writeTable(req, db, slug, async (open, table) => {
      const { values, source } = rowsAsValues(table, [key, ...names], rows)
      const set = names.map(
        (name, at) => sql`${sql.identifier(columnOf(table, name).name)} = ${values[at + 1]!}`,
      )
      await open.run(
        sql`update ${table} set ${sql.join(set, sql`, `)} from ${source} where ${columnOf(table, key)} = ${values[0]!}`,
      )
    })
  })

/** The fields as an update of the adapter takes them; `updatedAt: null` leaves `updatedAt` as it is. */
function nested(row: PlainRow, names: readonly string[]): Record<string, unknown> {
  const data: Record<string, unknown> = { updatedAt: null }
  for (const name of names) {
    const [group, field] = name.split('.') as [string, string?]
    if (field) data[group] = { ...(data[group] as object), [field]: row[name] }
    else data[name] = row[name]
  }
  return data
}
