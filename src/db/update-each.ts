import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { databaseOf } from './database-of'
import { isMongodb, onModel, referencesOf } from './mongodb/native'
import { writeTable } from './tables'
import { columnOf, type PlainRow, rowsAsValues } from './sqlite/row-values'

export type { PlainRow }

/**
 * Sets plain columns to values that differ from row to row, in the running transaction. Each item changes the rows whose
 * `key` it has: one row by its id, or all of one event. All items have the same fields; those of a group are all given,
 * with a point: „cancelled.at“. As in `updateRows`, `updatedAt` changes only when it is among the fields. One statement on
 * either database.
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
    const db = databaseOf(req)
    const names = Object.keys(first).filter((name) => name !== key)
    if (isMongodb(db)) {
      const changes = rows.map((row) => ({
        updateMany: {
          filter: { [key === 'id' ? '_id' : key]: row[key] },
          update: { $set: Object.fromEntries(names.map((name) => [name, row[name]])) },
          timestamps: false,
        },
      }))
      await onModel(req, db, slug, async (model, session) => {
        await referencesOf(db).hold(session, slug, rows)
        await model.bulkWrite(changes as never, { session })
      })
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
