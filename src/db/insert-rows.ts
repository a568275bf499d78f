import { randomUUID } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { databaseOf } from './database-of'
import { inParts } from './in-parts'
import { isMongodb, onModel, referencesOf } from './mongodb/native'
import { subTable, tableOf, writeTable } from './tables'
import { splitRows } from './sqlite/row-parts'
import { columnList, type PlainRow, rowsAsValues } from './sqlite/row-values'

/** Rows of one statement; their JSON is a few megabytes at most. */
const ROWS_A_STATEMENT = 10_000

/** Plain columns, groups and arrays of them, lists of relations to many, of choices and in JSON; undefined values are left out. */
export type NewRow = Record<
  string,
  | PlainRow[string]
  | readonly string[]
  | readonly PlainRow[]
  | Readonly<Record<string, PlainRow[string] | readonly string[]>>
>

/**
 * Inserts rows, all or none, past Payload's hooks and access; relations are bare ids, a missing `id` is generated. On
 * SQLite, where a writer blocks all others, it is one statement with one bound value, and one for each list (measured:
 * 10,000 participants in 0.2 s; with bound values of their own 0.9 s, with one insert each 40 s). On MongoDB one as well.
 */
export const insertRows = (
  req: PayloadRequest,
  slug: CollectionSlug,
  rows: readonly NewRow[],
): Promise<void> =>
  inTransaction(req, async () => {
    const db = databaseOf(req)
    const complete = completed(rows)
    if (complete.length === 0) return
    if (isMongodb(db)) {
      const documents = documentsOf(complete)
      await onModel(req, db, slug, async (model, session) => {
        await referencesOf(db).hold(session, slug, documents)
        await model.insertMany(documents, { session, timestamps: false } as never)
        referencesOf(db).made(
          session,
          slug,
          documents.map(({ _id }) => _id),
        )
      })
      return
    }
    const { plain, lists } = splitRows(db.payload.collections[slug].config.flattenedFields, complete)
    await writeTable(req, db, slug, async (open) => {
      for (const statement of [
        ...insertsInto(tableOf(db, slug), plain),
        ...lists.flatMap(({ name, rows: items }) => insertsInto(subTable(db, slug, name), items)),
      ])
        await open.run(statement)
    })
  })

/** The rows with an id and dated by this process's clock, as Payload dates its own: SQLite would take the machine's. */
function completed(rows: readonly NewRow[]) {
  const now = new Date().toISOString()
  return rows.map((row) => ({
    id: randomUUID() as string,
    ...row,
    createdAt: row.createdAt ?? now,
    updatedAt: row.updatedAt ?? now,
  }))
}

/** The rows as MongoDB stores them: null where a value is undefined, as a column of SQLite would be. */
const documentsOf = (rows: readonly NewRow[]): Record<string, unknown>[] =>
  rows.map(({ id, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])),
    _id: id,
  }))

/** The INSERT statements; columns that no row has keep their default. */
export function insertsInto(table: SQLiteAdapter['tables'][string], rows: readonly PlainRow[]): SQL[] {
  const used = rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined))
  const names = [...new Set(used)]
  return inParts(rows, ROWS_A_STATEMENT).map((part) => {
    const { values, source } = rowsAsValues(table, names, part)
    return sql`insert into ${table} (${columnList(table, names)}) select ${sql.join(values, sql`, `)} from ${source}`
  })
}
