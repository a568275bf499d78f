import type { PayloadRequest } from 'payload'
import { TRANSACTIONS, type Transactions } from './sqlite/transactions'

/**
 * Runs long work (pictures, files, the network) while the transaction of this request does not hold up anybody: on
 * SQLite the write lock is given away and taken again afterwards. Only before the first write of the transaction;
 * what was read before may have changed.
 */
export const outsideTransaction = async <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const id = await req.transactionID
  const { [TRANSACTIONS]: transactions } = req.payload.db as { [TRANSACTIONS]?: Transactions }
  return id && transactions ? transactions.outside(String(id), work) : work()
}
