import type { Payload } from 'payload'
import { TRANSACTIONS, type Transactions } from './sqlite/transactions'
import { emptyJournal } from './sqlite/writer'

/** How long a try waits for its turn; it goes ahead of the queue and takes milliseconds. */
const TURN_MS = 2000
/** The pause before the second try; each further one is twice as long, up to the longest. */
const PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Whether the journal was emptied, between two transactions. Throws when the database has been closed. */
async function emptied({ lock, writer, adapter }: Transactions): Promise<boolean> {
  const release = await lock.acquire({ waitMs: TURN_MS, first: true }).catch(() => undefined)
  if (!release) return false
  try {
    writer()
    return await emptyJournal(adapter.clientConfig)
  } finally {
    release()
  }
}

/**
 * Removes what was overwritten from the journal of SQLite, after the commit of what must leave no trace. One try is waited
 * for; when a reader keeps the journal, further ones follow in the background until one succeeds or the database is closed,
 * which empties the journal as well. Does nothing on MongoDB.
 */
export async function truncateJournal(payload: Payload, pauseMs = PAUSE_MS): Promise<void> {
  const { [TRANSACTIONS]: transactions } = payload.db as { [TRANSACTIONS]?: Transactions }
  if (!transactions || (await emptied(transactions))) return
  const again = () =>
    void truncateJournal(payload, Math.min(2 * pauseMs, LONGEST_PAUSE_MS)).catch((err) =>
      payload.logger.warn({ err, msg: 'The journal could not be truncated' }),
    )
  setTimeout(again, pauseMs).unref()
}
