import { access } from 'node:fs/promises'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload, Where } from 'payload'
import { StartRefusal } from '@/lib/env'
import { fileOf } from '../sqlite/adapter'
import { lockDatabaseFile, unlockDatabaseFile } from '../sqlite/lock-file'
import { tableOf, versionsOf } from '../tables'
import { requireAllApplied } from './applied'
import { BATCH, type Part, type Row, type Source } from './parts'
import { refuseUnfinishedFile } from './unfinished'

/** The SQLite adapter on a file that is only read: no migration runs, and nobody else opens the file meanwhile. */
export function sqliteSourceAdapter(url: string, all: readonly { name: string }[]): DatabaseAdapterObj {
  const file = fileOf(url)
  const shipped = sqliteAdapter({ client: { url: `file:${file}` }, push: false })
  const init: DatabaseAdapterObj['init'] = (args) => {
    const adapter = shipped.init(args)
    const connect = adapter.connect?.bind(adapter)
    adapter.connect = async (options) => {
      await access(file).catch(() => {
        throw new StartRefusal(`Zdrojová databáza ${file} neexistuje.`)
      })
      await lockDatabaseFile(file)
      await connect?.(options)
      await adapter.client.execute('PRAGMA query_only = ON')
      await refuseUnfinishedFile(adapter.client)
      requireAllApplied(all, await appliedIn(adapter))
    }
    const destroy = adapter.destroy?.bind(adapter)
    adapter.destroy = async () => {
      await destroy?.()
      adapter.client.close()
      await unlockDatabaseFile(file)
    }
    return adapter as unknown as BaseDatabaseAdapter
  }
  return { ...shipped, init }
}

async function appliedIn({ client }: SQLiteAdapter): Promise<string[]> {
  const table = await client.execute(`SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'`)
  if (table.rows.length === 0) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  return rows.map(({ name }) => String(name))
}

/** The table of a part. */
export const tableOfPart = (db: SQLiteAdapter, { slug, versions }: Part): SQLiteAdapter['tables'][string] =>
  versions ? versionsOf(db, slug) : tableOf(db, slug)

/** Reads an open file through the adapter, a batch after the id of the last one. */
export function sqliteSource(payload: Payload): Source {
  const db = payload.db as unknown as SQLiteAdapter
  const after = (part: Part, last: Row['id'] | undefined) => {
    const where: Where = last === undefined ? {} : { id: { greater_than: last } }
    const query = { collection: part.slug, where, sort: 'id', limit: BATCH, pagination: false }
    return part.versions ? db.findVersions<object>(query) : db.find(query)
  }
  return {
    payload,
    count: (part) => db.drizzle.$count(tableOfPart(db, part)),
    async *read(part) {
      for (let last: Row['id'] | undefined; ;) {
        const { docs } = await after(part, last)
        if (docs.length === 0) return
        yield docs as unknown as Row[]
        last = (docs.at(-1) as unknown as Row).id
      }
    },
  }
}
