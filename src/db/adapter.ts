import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { migrations } from './migrations/sqlite'

const MIGRATIONS = 'src/db/migrations'

/** The database of this process: the scheme of `DATABASE_URL` is the whole switch. */
export const databaseAdapter = (url: string) =>
  url.startsWith('mongodb')
    ? mongooseAdapter({ url, ensureIndexes: true, migrationDir: `${MIGRATIONS}/mongodb` })
    : sqliteAdapter({
        client: { url },
        wal: true,
        busyTimeout: 5000,
        push: false,
        prodMigrations: migrations,
        migrationDir: `${MIGRATIONS}/sqlite`,
      })
