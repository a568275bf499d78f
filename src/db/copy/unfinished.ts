import type { Client } from '@libsql/client'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { StartRefusal } from '@/lib/env'
import { LOCKS_COLLECTION } from '../mongodb/locks-collection'

/** The table that stands in a SQLite file for as long as a copy into it is not finished. */
export const UNFINISHED_TABLE = 'unfinished_copy'
/** The document among MongoDB's locks that says the same. */
export const UNFINISHED_ID = 'copy'

type Connection = MongooseAdapter['connection']

/** What MongoDB knows of an unfinished copy: when the command that makes it last said that it runs. */
export interface UnfinishedCopy {
  _id: typeof UNFINISHED_ID
  alive: Date
}

export const unfinishedCopies = (connection: Connection) =>
  connection.collection<UnfinishedCopy>(LOCKS_COLLECTION)

const refusal = () =>
  new StartRefusal(
    'Táto databáza je nedokončená kópia inej databázy. Zopakujte príkaz npm run copy, začne ju odznova; dovtedy spúšťajte web na pôvodnej databáze.',
  )

/** Whether a copy into this file has begun and not ended. */
export async function isUnfinishedFile(client: Client): Promise<boolean> {
  const found = await client.execute({
    sql: `SELECT 1 FROM sqlite_master WHERE name = ?`,
    args: [UNFINISHED_TABLE],
  })
  return found.rows.length > 0
}

/** Throws StartRefusal for a file into which a copy has not been finished. */
export async function refuseUnfinishedFile(client: Client): Promise<void> {
  if (await isUnfinishedFile(client)) throw refusal()
}

/** Throws StartRefusal for a MongoDB database into which a copy has not been finished. */
export async function refuseUnfinishedDatabase(connection: Connection): Promise<void> {
  if (await unfinishedCopies(connection).findOne({ _id: UNFINISHED_ID })) throw refusal()
}
