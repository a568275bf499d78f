import type { PayloadRequest } from 'payload'
import { TRANSACTIONS, type Transactions } from './sqlite/transactions'

/**
 * Runs long work (pictures, files, the network) without blocking other writers: on SQLite the write lock is released and
 * acquired again afterwards. Throws after the first write of the transaction; rows read before may have changed.
 */
export const outsideTransaction = async <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const id = await req.transactionID
  const { [TRANSACTIONS]: transactions } = req.payload.db as { [TRANSACTIONS]?: Transactions }
  return id && transactions ? transactions.outside(String(id), work) : work()
}
