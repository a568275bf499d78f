import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { StartRefusal } from '@/lib/env'
import { LOCKS } from '../advisory-lock'
import { refuseUnfinishedDatabase } from '../copy/unfinished'
import { isolateNestedCalls } from '../nested-calls'
import { redactAdapterErrors } from '../redact-errors'
import { guardSessionWrites } from '../session-writes'
import { claimJobsOneByOne } from './claim-jobs'
import { buildIndexes, indexRelations } from './indexes'
import { keepReferences } from './keep-references'
import { LOCKS_COLLECTION } from './locks-collection'
import { migrateMongodb, type MongoMigration } from './migrate'
import { pageAsOnSqlite } from './paginate'
import { SHARES } from './references'
import { repeatUpserts } from './repeat-upserts'
import { separateConditions } from './separate-conditions'
import { Transactions } from './transactions'
import { uniqueWhenSet } from './unique-when-set'

interface Options {
  /** Runs on the opened database before its migrations; refuses an unfinished copy. */
  prepare?: (connection: MongooseAdapter['connection']) => Promise<void>
  /** False for a database that is about to be filled: building them afterwards (`buildIndexes`) is much quicker. */
  hasIndexes?: boolean
}

/** How long a statement waits for a member that takes writes: an election takes up to twelve seconds. */
const SELECTION_MS = 15_000

/** The MongoDB adapter, for clubs that outgrow one machine (docs/operations.md). */
export function mongoDatabase(
  url: string,
  migrations: readonly MongoMigration[],
  { prepare = refuseUnfinishedDatabase, hasIndexes = true }: Options = {},
): DatabaseAdapterObj {
  const shipped = mongooseAdapter({
    url,
    // Indexes are built after the migrations, which make the documents fit them.
    ensureIndexes: false,
    connectOptions: {
      autoIndex: false,
      autoCreate: false,
      ...(url.includes('serverSelectionTimeoutMS') ? {} : { serverSelectionTimeoutMS: SELECTION_MS }),
    },
    // With the shipped hint, a count of rows sorted by a related row's field walks the whole collection.
    disableIndexHints: true,
    migrationDir: 'src/db/migrations/mongodb',
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } },
  })
  return {
    ...shipped,
    init: (args) =>
      prepareAdapter(shipped.init(args) as unknown as MongooseAdapter, migrations, { prepare, hasIndexes }),
  }
}

/**
 * Makes a document for each lock: one that a transaction would have to insert could be inserted by two at once. Those that
 * are there are only read: a transaction of a process that was killed may hold them for a minute.
 */
async function createLocks({ connection }: MongooseAdapter): Promise<void> {
  const locks = connection.collection<{ _id: string; taken: number }>(LOCKS_COLLECTION)
  const known = new Set((await locks.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id))
  const missing = [...LOCKS, ...SHARES].filter((name) => !known.has(name))
  if (missing.length > 0) await locks.insertMany(missing.map((name) => ({ _id: name, taken: 0 })))
}

function prepareAdapter(
  adapter: MongooseAdapter,
  migrations: readonly MongoMigration[],
  { prepare, hasIndexes }: Required<Options>,
): MongooseAdapter {
  separateConditions(adapter)
  uniqueWhenSet(adapter)
  guardSessionWrites(adapter)
  claimJobsOneByOne(adapter)
  repeatUpserts(adapter)
  keepReferences(adapter)
  redactAdapterErrors(adapter)
  new Transactions(adapter).install()
  const init = adapter.init?.bind(adapter)
  adapter.init = async () => {
    await init?.()
    indexRelations(adapter)
    pageAsOnSqlite(adapter)
  }
  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    await connect?.(options)
    isolateNestedCalls(adapter.payload)
    // Without a replica set the shipped adapter continues without transactions and reports nothing.
    if (adapter.transactionOptions === false)
      throw new StartRefusal(
        'MongoDB nebeží ako replikačná sada, zápisy by sa mohli uložiť len spolovice. Postup je v docs/operations.md.',
      )
    await prepare(adapter.connection)
    const done = await migrateMongodb(adapter, migrations, async () => {
      await createLocks(adapter)
      if (hasIndexes) await buildIndexes(adapter)
    })
    if (done.length > 0) adapter.payload.logger.info(`Databáza je pripravená, migrácie: ${done.join(', ')}`)
  }
  return adapter
}
