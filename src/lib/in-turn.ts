import { setImmediate as othersTurn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './transaction'

/**
 * Writes parts one after another, each in a transaction of its own, and serves other requests in between: SQLite answers
 * without giving up the thread, so a long job would keep every reader waiting, too.
 */
export async function inTurn<Part>(
  req: PayloadRequest,
  parts: readonly Part[],
  write: (part: Part) => Promise<void>,
): Promise<void> {
  for (const part of parts) {
    await inTransaction(req, () => write(part))
    await othersTurn()
  }
}
