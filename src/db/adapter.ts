import { migrations as mongodbMigrations } from './migrations/mongodb'
import { migrations } from './migrations/sqlite'
import { sqliteDatabase } from './sqlite/adapter'

/**
 * The database adapter for `DATABASE_URL`, chosen by its scheme. MongoDB's driver is imported only when it is used: it
 * takes 0.2 s of every start.
 */
export const databaseAdapter = async (url: string) =>
  url.startsWith('mongodb')
    ? (await import('./mongodb/adapter')).mongoDatabase(url, mongodbMigrations)
    : sqliteDatabase(url, migrations)
