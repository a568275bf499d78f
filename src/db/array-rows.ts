import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isSqlite, subTable } from './tables'

type Items = Record<string, Record<string, unknown>[] | null | undefined>

/**
 * One relation of an array field, of all rows: the id of the row and the id it refers to. Access and the trash are not
 * checked. On SQLite only the array's own table is read.
 */
export async function arrayRows(
  req: PayloadRequest,
  slug: CollectionSlug,
  [array, relation]: readonly [array: string, relation: string],
): Promise<{ row: string; names: string }[]> {
  const { db } = req.payload
  if (!isSqlite(db)) {
    const { docs } = await db.find<{ id: string } & Items>({
      collection: slug,
      where: { [`${array}.${relation}`]: { exists: true } },
      select: { [array]: true },
      pagination: false,
      limit: 0,
      req,
    })
    return docs.flatMap((doc) =>
      (doc[array] ?? []).map((item) => ({ row: doc.id, names: String(item[relation]) })),
    )
  }
  const table = subTable(db, slug, array)
  const columns = table as unknown as Record<string, SQLiteColumn>
  const open = (db.sessions[String(await req.transactionID)]?.db ?? db.drizzle) as unknown as LibSQLDatabase
  const found = await open
    .select({ row: columns._parentID!, names: columns[relation]! })
    .from(table)
    .orderBy(columns._parentID!, columns._order!)
  return found as { row: string; names: string }[]
}
