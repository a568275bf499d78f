import { migrations } from './migrations/sqlite'
import { mongoDatabase } from './mongodb'
import { sqliteDatabase } from './sqlite/adapter'

/** The database of this process: the scheme of `DATABASE_URL` is the whole switch. */
export const databaseAdapter = (url: string) =>
  url.startsWith('mongodb') ? mongoDatabase(url) : sqliteDatabase(url, migrations)
