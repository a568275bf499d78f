import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { TRANSACTIONS, type Transactions } from './sqlite/transactions'

/** The adapter names tables by the slug in snake case: memberFees is member_fees. */
export const snake = (slug: string): string =>
  slug.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of a collection; its keys are the field names. */
export const tableOf = (db: SQLiteAdapter, slug: CollectionSlug): SQLiteAdapter['tables'][string] => {
  const table = db.tables[db.tableNameMap.get(snake(slug)) ?? snake(slug)]
  if (!table) throw new Error(`No table for ${slug}`)
  return table
}

/** The table of the versions of a collection's rows; its keys are the field names behind `version_`. */
export const versionsOf = (db: SQLiteAdapter, slug: CollectionSlug): SQLiteAdapter['tables'][string] => {
  const name = `_${snake(slug)}${db.versionsSuffix}`
  const table = db.tables[db.tableNameMap.get(name) ?? name]
  if (!table) throw new Error(`No versions of ${slug}`)
  return table
}

type Table = SQLiteAdapter['tables'][string]

/** A further table of a collection: `rels` holds its relations to many, an array's name its items. */
export const subTable = (db: SQLiteAdapter, slug: CollectionSlug, part: string): Table =>
  tableOf(db, `${slug}_${part}` as CollectionSlug)

/** Writes to a collection's table directly, as one write of the request's open transaction. */
export const writeTable = async <Result>(
  req: PayloadRequest,
  db: SQLiteAdapter,
  slug: CollectionSlug,
  work: (open: LibSQLDatabase, table: Table) => Promise<Result>,
): Promise<Result> => {
  const id = String(await req.transactionID)
  const { [TRANSACTIONS]: transactions } = db as unknown as { [TRANSACTIONS]: Transactions }
  return transactions.write(id, () =>
    work(db.sessions[id]?.db as unknown as LibSQLDatabase, tableOf(db, slug)),
  )
}
