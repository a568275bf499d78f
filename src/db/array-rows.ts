import * as sql from '@payloadcms/db-sqlite/drizzle'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { databaseOf } from './database-of'
import { isMongodb, onModel } from './mongodb/native'
import { subTable } from './tables'

type Value = string | number | boolean | null

/** An item of an array: the id of its row, and some of its fields. */
type Item<Field extends string> = { row: string } & Record<Field, Value>

interface ItemsOf<Field extends string> {
  array: string
  /** Plain fields and relations to one. */
  fields: readonly Field[]
  /** Only items of these rows, or with one of these values in a field; all without it. */
  where?: readonly [field: 'row' | Field, values: readonly string[]]
}

/** The items of an array field by row, in their order. Access and the trash are not checked. Only the array is read. */
export async function arrayItems<Field extends string>(
  req: PayloadRequest,
  slug: CollectionSlug,
  { array, fields, where }: ItemsOf<Field>,
): Promise<Item<Field>[]> {
  const db = databaseOf(req)
  if (isMongodb(db)) {
    const path = (field: string) => (field === 'row' ? '_id' : `${array}.${field}`)
    const match = where
      ? { [path(where[0])]: { $in: [...where[1]] } }
      : { [path(fields[0]!)]: { $exists: true } }
    return onModel(req, db, slug, (model, session) =>
      model.aggregate<Item<Field>>(
        [
          { $match: match },
          { $sort: { _id: 1 } },
          { $unwind: `$${array}` },
          { $match: match },
          {
            $project: {
              ...{ _id: 0, row: '$_id' },
              ...Object.fromEntries(fields.map((field) => [field, `$${path(field)}`])),
            },
          },
        ],
        { session },
      ),
    )
  }
  const table = subTable(db, slug, array)
  const columns = table as unknown as Record<string, SQLiteColumn>
  const columnOf = (field: string) => (field === 'row' ? columns._parentID! : columns[field]!)
  const open = (db.sessions[String(await req.transactionID)]?.db ?? db.drizzle) as unknown as LibSQLDatabase
  const found = await open
    .select(Object.fromEntries(['row', ...fields].map((field) => [field, columnOf(field)])))
    .from(table)
    .where(where && sql.inArray(columnOf(where[0]), [...where[1]]))
    .orderBy(columns._parentID!, columns._order!)
  return found as Item<Field>[]
}

/** One relation of an array field, of all rows: the id of the row and the id it refers to. See arrayItems. */
export const arrayRows = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  [array, relation]: readonly [array: string, relation: string],
): Promise<{ row: string; names: string }[]> =>
  (await arrayItems(req, slug, { array, fields: [relation] })).map((item) => ({
    row: item.row,
    names: String(item[relation]),
  }))
