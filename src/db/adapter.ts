import { migrations } from './migrations/sqlite'
import { sqliteDatabase } from './sqlite/adapter'

/**
 * The database of this process: the scheme of `DATABASE_URL` is the whole switch. MongoDB's driver is loaded only where
 * it is used: it takes a fifth of a second of every start.
 */
export const databaseAdapter = async (url: string) =>
  url.startsWith('mongodb') ? (await import('./mongodb')).mongoDatabase(url) : sqliteDatabase(url, migrations)
