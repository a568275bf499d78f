import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether this adapter is the SQLite one, whose tables can be spoken to directly. */
export const isSqlite = (db: object): db is SQLiteAdapter => 'name' in db && db.name === 'sqlite'

/** The adapter knows tables by the slug in snake case: memberFees is member_fees. */
const snake = (slug: string): string => slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of a collection; its keys are the field names. */
export const tableOf = (db: SQLiteAdapter, slug: CollectionSlug): SQLiteAdapter['tables'][string] => {
  const table = db.tables[db.tableNameMap.get(snake(slug)) ?? snake(slug)]
  if (!table) throw new Error(`No table for ${slug}`)
  return table
}

/** The table of a collection and the transaction that is open on the one writing connection. */
export const openTable = async (req: PayloadRequest, db: SQLiteAdapter, slug: CollectionSlug) => {
  const open = db.sessions[String(await req.transactionID)]?.db as LibSQLDatabase | undefined
  if (!open) throw new Error(`No transaction for ${slug}`)
  return { table: tableOf(db, slug), open }
}
