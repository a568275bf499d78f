import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { createLocalReq, type Payload } from 'payload'
import { updateRows } from '@/db/update-rows'
import { inTransaction } from '@/lib/transaction'

interface Transactions {
  statement: (id: string, run: () => Promise<unknown>) => Promise<unknown>
}
type Connection = MongooseAdapter['connection']

/**
 * Runs a task while another writer is in its way; returns its result and how many transactions it began. On SQLite the
 * other one holds the lock for a while; on MongoDB it changes every document between the first statement of the task's
 * first transaction and its second, so that a transaction that changes any of these conflicts.
 */
export async function besideWriter<Result>(payload: Payload, task: () => Promise<Result>) {
  return payload.db.name === 'mongoose' ? besideConflict(payload, task) : besideHolder(payload, task)
}

async function besideHolder<Result>(payload: Payload, task: () => Promise<Result>) {
  const req = await createLocalReq({}, payload)
  const held = inTransaction(req, async () => {
    await updateRows(req, 'categories', ['id', randomUUID()], { order: 1 })
    await pause(30)
  })
  const result = await task()
  await held
  return { result, begun: 1 }
}

async function besideConflict<Result>(payload: Payload, task: () => Promise<Result>) {
  const adapter = payload.db as unknown as MongooseAdapter
  const { [Symbol.for('akademia.mongodbTransactions')]: transactions } = payload.db as unknown as {
    [key: symbol]: Transactions
  }
  const { statement } = transactions!
  const seen = new Set<string>()
  transactions!.statement = async (id, run) => {
    const result = await statement.call(transactions, id, run)
    if (!seen.has(id) && seen.add(id).size === 1) await changeEverything(adapter.connection)
    return result
  }
  try {
    return { result: await task(), begun: seen.size }
  } finally {
    transactions!.statement = statement
  }
}

/** Changes every document, in a transaction for each collection: one that is being written elsewhere is left. */
async function changeEverything(connection: Connection): Promise<void> {
  for (const collection of await connection.db!.collections()) {
    const session = await connection.startSession()
    try {
      session.startTransaction()
      await collection.updateMany({}, { $inc: { changedBeside: 1 } }, { session })
      await session.commitTransaction()
    } catch {
      await session.abortTransaction().catch(() => undefined)
    } finally {
      await session.endSession()
    }
  }
}
