import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { inParts } from './in-parts'
import { isSqlite, writeTable } from './open-table'
import { columnList, type PlainRow, rowsAsValues } from './sqlite/row-values'

/** Rows of one statement: a text of a few megabytes at most. */
const ROWS_A_STATEMENT = 10_000

/**
 * New rows of plain columns (bare ids, texts, numbers, ticks), each with an id of ours, all or none. On SQLite, where
 * a writer keeps everybody else waiting, they are one statement with one bound value (measured: 10,000 participants in
 * 0.2 s; as bound values of their own 0.9 s, as one insert each 40 s).
 */
export const insertRows = (
  req: PayloadRequest,
  slug: CollectionSlug,
  rows: readonly PlainRow[],
): Promise<void> =>
  inTransaction(req, async () => {
    const { db } = req.payload
    const complete = rows.map((row) => ({ id: randomUUID(), ...row }))
    if (!isSqlite(db)) {
      for (const data of complete) await db.create({ collection: slug, data, returning: false, req })
      return
    }
    const names = [...new Set(complete.flatMap((row) => Object.keys(row)))]
    await writeTable(req, db, slug, async (open, table) => {
      for (const part of inParts(complete, ROWS_A_STATEMENT)) {
        const { values, source } = rowsAsValues(table, names, part)
        await open.run(
          sql`insert into ${table} (${columnList(table, names)}) select ${sql.join(values, sql`, `)} from ${source}`,
        )
      }
    })
  })
