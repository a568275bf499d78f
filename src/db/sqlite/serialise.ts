import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { withTransaction } from '../with-transaction'
import type { Transactions } from './transactions'

/** Every method of the adapter that writes rows; a test compares the list with the adapter. */
export const WRITE_METHODS = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

interface WriteArgs {
  req?: Partial<PayloadRequest>
}
type Write = (args: WriteArgs) => Promise<unknown>
type Methods = Record<(typeof WRITE_METHODS)[number], Write>

const textOf = async (id: unknown): Promise<string | undefined> => {
  const settled = await id
  return settled === undefined || settled === null ? undefined : String(settled)
}

/** Runs every write on the one writing connection, in the caller's transaction or in one of its own. */
export function serialiseWrites(adapter: SQLiteAdapter, transactions: Transactions): void {
  // The transaction of the write that is running: a method that calls another one stays in it.
  const inside = new AsyncLocalStorage<string>()

  adapter.beginTransaction = () => transactions.begin()
  adapter.commitTransaction = async (id) => transactions.commit(String(await id))
  adapter.rollbackTransaction = async (id) => transactions.rollback(String(await id))

  const methods = adapter as unknown as Methods
  for (const name of WRITE_METHODS) {
    const original = methods[name]
    methods[name] = async (args) => {
      const within = inside.getStore()
      const requested = await textOf(args.req?.transactionID)
      const part = (id: string) => original.call(adapter, { ...args, req: withTransaction(args.req, id) })
      const open = transactions.openOne(requested, within)
      if (open && open === within) return part(open)
      const write = (id: string) => transactions.write(id, () => inside.run(id, () => part(id)))
      if (open) return write(open)
      const id = await transactions.begin()
      const result = await write(id)
      await transactions.commit(id)
      return result
    }
  }
}
