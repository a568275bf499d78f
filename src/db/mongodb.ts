import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { StartRefusal } from '@/lib/env'
import { claimJobsOneByOne } from './claim-jobs'
import { isolateNestedCalls } from './nested-calls'
import { redactAdapterErrors } from './redact-errors'
import { guardSessionWrites } from './session-writes'
import { uniqueWhenSet } from './unique-when-set'

/** The MongoDB adapter, for clubs that outgrow one machine. Indexes are built before the first write. */
export function mongoDatabase(url: string): DatabaseAdapterObj {
  const shipped = mongooseAdapter({
    url,
    ensureIndexes: true,
    migrationDir: 'src/db/migrations/mongodb',
    transactionOptions: { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } },
  })
  return { ...shipped, init: (args) => prepareAdapter(shipped.init(args)) }
}

function prepareAdapter(adapter: BaseDatabaseAdapter): BaseDatabaseAdapter {
  uniqueWhenSet(adapter)
  guardSessionWrites(adapter)
  claimJobsOneByOne(adapter)
  redactAdapterErrors(adapter)
  const connect = adapter.connect?.bind(adapter)
  adapter.connect = async (options) => {
    await connect?.(options)
    isolateNestedCalls(adapter.payload)
    // Without a replica set the shipped adapter continues without transactions and reports nothing.
    if ((adapter as { transactionOptions?: unknown }).transactionOptions === false)
      throw new StartRefusal(
        'MongoDB nebeží ako replikačná sada, zápisy by sa mohli uložiť len spolovice. Postup je v docs/operations.md.',
      )
  }
  return adapter
}
