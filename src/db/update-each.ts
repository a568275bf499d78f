import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { isSqlite, writeTable } from './tables'
import { columnOf, type PlainRow, rowsAsValues } from './sqlite/row-values'

export type { PlainRow }

/**
 * Values of plain columns that differ from row to row, in the running transaction; every one names the same fields. The
 * rows they are for are those whose `key` is theirs: one row by its id, or all that belong to something. Like
 * `updateRows` it is no edit of the rows: `updatedAt` changes when it is among the fields. A group is given whole, its
 * fields with a point: „cancelled.at“. On SQLite one statement.
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

/** `updatedAt: null` is Payload's word for: no edit of the row. */
function nested(row: PlainRow, names: readonly string[]): Record<string, unknown> {
  const data: Record<string, unknown> = { updatedAt: null }
  for (const name of names) {
    const [group, field] = name.split('.') as [string, string?]
    if (field) data[group] = { ...(data[group] as object), [field]: row[name] }
    else data[name] = row[name]
  }
  return data
}
