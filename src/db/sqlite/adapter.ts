import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from '@libsql/client'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { refuseUnfinishedFile } from '../copy/unfinished'
import { isolateNestedCalls } from '../nested-calls'
import { redactAdapterErrors } from '../redact-errors'
import { guardSessionWrites } from '../session-writes'
import { finishRestore } from './backup'
import { lockDatabaseFile, unlockDatabaseFile } from './lock-file'
import { countByFilter } from './count'
import { allowLongLists } from './long-lists'
import { type Migration, migrateFile } from './migrate'
import { serialiseWrites } from './serialise'
import { refreshStatistics } from './statistics'
import { TRANSACTIONS, Transactions } from './transactions'
import { keepUnnamedLists } from './whole-lists'
import { type LockFigures, WriteLock } from './write-lock'
import { emptyJournal, openWriter, prepareConnection, type Writer } from './writer'

const WAIT_MS = 10_000
const FIGURES = Symbol.for('akademia.writeFigures')

/** How long this adapter's writers waited for and held the lock; undefined on MongoDB. */
export const writeFigures = (adapter: object): LockFigures | undefined =>
  (adapter as { [FIGURES]?: LockFigures })[FIGURES]

/** Whether a write could begin now; undefined on MongoDB. */
export const isWritable = (adapter: object, withinMs: number): Promise<boolean> | undefined =>
  (adapter as { [TRANSACTIONS]?: Transactions })[TRANSACTIONS]?.isWritable(withinMs)

/** `next build` runs several processes on one temporary file; everywhere else the file has one process. */
const isShared = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** The file behind a `file:` address, as an absolute path. */
export const fileOf = (url: string): string =>
  path.resolve(/* turbopackIgnore: true */ url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, ''))

interface Options {
  /** How long a writer waits for its turn. */
  waitMs?: number
  /** Runs on the opened file before its migrations; as shipped it refuses an unfinished copy. */
  prepare?: (client: Client) => Promise<void>
}

/** The SQLite adapter with one process, one writer and committed migrations (docs/operations.md). */
export function sqliteDatabase(
  url: string,
  migrations: readonly Migration[],
  options: Options = {},
): DatabaseAdapterObj<SQLiteAdapter> {
  const file = fileOf(url)
  const shipped = sqliteAdapter({
    client: { url: `file:${file}` },
    wal: true,
    busyTimeout: 5000,
    push: false,
    migrationDir: 'src/db/migrations/sqlite',
  })
  return { ...shipped, init: (args) => prepareAdapter(shipped.init(args), file, migrations, options) }
}

function prepareAdapter(
  adapter: SQLiteAdapter,
  file: string,
  migrations: readonly Migration[],
  { waitMs = WAIT_MS, prepare = refuseUnfinishedFile }: Options,
) {
  const lock = new WriteLock(waitMs)
  let writer: Writer | undefined
  keepUnnamedLists(adapter)
  countByFilter(adapter)
  allowLongLists(adapter)
  const opened = () => {
    if (!writer) throw new Error('The database is not open')
    return writer
  }
  const transactions = new Transactions(adapter, lock, opened, waitMs)
  serialiseWrites(adapter, transactions)
  guardSessionWrites(adapter)
  redactAdapterErrors(adapter)
  Object.assign(adapter, { [FIGURES]: lock.figures, [TRANSACTIONS]: transactions })

  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    await mkdir(path.dirname(file), { recursive: true })
    if (!isShared()) {
      await lockDatabaseFile(file)
      await finishRestore(file)
    }
    await connect?.(options)
    isolateNestedCalls(adapter.payload)
    await prepareConnection(adapter.client)
    await prepare(adapter.client)
    writer = await openWriter(adapter.clientConfig, adapter.schema)
    const done = await migrateFile(adapter, writer, file, migrations)
    if (done.length > 0) adapter.payload.logger.info(`Databáza je pripravená, migrácie: ${done.join(', ')}`)
    await refreshStatistics(adapter.clientConfig)
    // From here on a write past the queue is an error instead of a lost update.
    await adapter.client.execute('PRAGMA query_only = ON')
  }

  const destroy = adapter.destroy?.bind(adapter)
  adapter.destroy = async () => {
    await destroy?.()
    writer?.client.close()
    adapter.client?.close()
    await emptyJournal(adapter.clientConfig)
    writer = undefined
    Object.assign(adapter, { client: undefined })
    await unlockDatabaseFile(file)
  }
  return adapter
}
