import type { MigrateUpArgs, SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createLocalReq } from 'payload'
import { StartRefusal } from '@/lib/env'
import { pendingOf } from '../migrations/pending'
import { withTransaction } from '../with-transaction'
import { backUp, dropOldCopies, restoreCopy } from './backup'
import type { Writer } from './writer'

/** One migration, as committed in src/db/migrations/sqlite. */
export interface Migration {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
}

async function appliedNames({ client }: Writer): Promise<string[]> {
  const table = await client.execute(`SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'`)
  if (table.rows.length === 0) return []
  const { rows } = await client.execute('SELECT name, batch FROM payload_migrations')
  if (rows.some((row) => row.batch === -1))
    throw new StartRefusal(
      'Tvar databázy vznikol mimo migrácií (vývojový režim Payload). Takú databázu nemožno bezpečne povýšiť; obnovte ju zo zálohy.',
    )
  return rows.map((row) => String(row.name))
}

async function apply(adapter: SQLiteAdapter, writer: Writer, migration: Migration, batch: number) {
  const { payload } = adapter
  const id = String(await adapter.beginTransaction())
  try {
    const req = withTransaction(await createLocalReq({}, payload), id)
    await migration.up({ db: writer.db as unknown as MigrateUpArgs['db'], payload, req })
    const { rows } = await writer.client.execute('PRAGMA foreign_key_check')
    if (rows.length > 0)
      throw new Error(`${rows.length} rows of ${String(rows[0]?.table)} lost what they refer to`)
    await writer.client.execute({
      sql: 'INSERT INTO payload_migrations (name, batch) VALUES (?, ?)',
      args: [migration.name, batch],
    })
    await adapter.commitTransaction(id)
  } catch (error) {
    await adapter.rollbackTransaction(id)
    throw error
  }
}

/**
 * Runs the pending migrations and returns their names. `foreign_keys` is off around the transactions, because inside one
 * the pragma does nothing and rebuilding a table would cascade to its children. Each migration is one transaction; if one
 * fails, the file is restored as it was before the first and StartRefusal thrown.
 */
export async function migrateFile(
  adapter: SQLiteAdapter,
  writer: Writer,
  file: string,
  all: readonly Migration[],
): Promise<string[]> {
  const applied = await appliedNames(writer)
  const pending = pendingOf(all, applied)
  if (pending.length === 0) return []
  const copy = applied.length > 0 ? await backUp(writer.client, file, new Date()) : undefined
  const last = await (applied.length > 0
    ? writer.client.execute('SELECT max(batch) AS batch FROM payload_migrations')
    : undefined)
  let running = ''
  try {
    await writer.client.execute('PRAGMA foreign_keys = OFF')
    for (const migration of pending) {
      running = migration.name
      await apply(adapter, writer, migration, Number(last?.rows[0]?.batch ?? 0) + 1)
    }
    await writer.client.execute('PRAGMA foreign_keys = ON')
  } catch (error) {
    adapter.payload.logger.error({ err: error, msg: `Migration ${running} failed` })
    writer.client.close()
    adapter.client.close()
    const kept = copy && (await restoreCopy(copy, file))
    throw new StartRefusal(
      `Migrácia databázy ${running} zlyhala. ${kept ? `Databáza je v stave pred ňou, jej kópia je v ${kept}.` : 'Databáza zostala prázdna.'}`,
    )
  }
  if (copy) await dropOldCopies(file)
  return pending.map((migration) => migration.name)
}
