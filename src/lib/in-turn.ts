import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { inTransaction } from './transaction'

/** The longest turn of the others, in milliseconds. With a fifth of it 200 visitors a second waited for 3 s. */
const OTHERS_MS = 200

/**
 * Writes parts one after another, each in a transaction of its own, and serves other requests in between, as long as the
 * part took, at most OTHERS_MS: SQLite answers without giving up the thread, so a long job would keep every reader waiting.
 */
export async function inTurn<Part>(
  req: PayloadRequest,
  parts: readonly Part[],
  write: (part: Part) => Promise<void>,
): Promise<void> {
  for (const [at, part] of parts.entries()) {
    const began = performance.now()
    await inTransaction(req, () => write(part))
    if (at < parts.length - 1) await pause(Math.min(performance.now() - began, OTHERS_MS))
  }
}
