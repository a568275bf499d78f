import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from './database-of'
import { isMongodb, onModel } from './mongodb/native'
import { subTable } from './tables'

/**
 * One relation of an array field, of all rows: the id of the row and the id it refers to. Access and the trash are not
 * checked. Only the array is read.
 */
export async function arrayRows(
  req: PayloadRequest,
  slug: CollectionSlug,
  [array, relation]: readonly [array: string, relation: string],
): Promise<{ row: string; names: string }[]> {
  const db = databaseOf(req)
  if (isMongodb(db))
    return onModel(req, db, slug, (model, session) =>
      model.aggregate<{ row: string; names: string }>(
        [
          { $match: { [`${array}.${relation}`]: { $exists: true } } },
          { $sort: { _id: 1 } },
          { $unwind: `$${array}` },
          { $project: { _id: 0, row: '$_id', names: `$${array}.${relation}` } },
        ],
        { session },
      ),
    )
  const table = subTable(db, slug, array)
  const columns = table as unknown as Record<string, SQLiteColumn>
  const open = (db.sessions[String(await req.transactionID)]?.db ?? db.drizzle) as unknown as LibSQLDatabase
  const found = await open
    .select({ row: columns._parentID!, names: columns[relation]! })
    .from(table)
    .orderBy(columns._parentID!, columns._order!)
  return found as { row: string; names: string }[]
}
