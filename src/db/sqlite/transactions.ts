import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { transactionLost } from '../transaction-lost'
import type { WriteLock } from './write-lock'
import type { Writer } from './writer'

type Session = SQLiteAdapter['sessions'][string]

interface OpenTransaction {
  release: () => void
  /** Writes under way: a ROLLBACK between two statements of one would leave the second outside of the transaction. */
  inFlight: Set<Promise<unknown>>
  hasWritten: boolean
  idle: NodeJS.Timeout
  /** When the connection was last used, as found by the last check; undefined before the first. */
  lastUsed?: number
}

/** The key under which the SQLite adapter holds its transactions. */
export const TRANSACTIONS = Symbol.for('akademia.transactions')

/** Remembered ids of failed transactions, so that a late write of one is refused instead of stored on its own. */
const MAX_FAILED = 1000

/**
 * The write transactions of the one writing connection, one after the other. As shipped, the adapter opens a new
 * connection without pragmas for each, fails parallel ones, and drops an error of COMMIT.
 */
export class Transactions {
  readonly #open = new Map<string, OpenTransaction>()
  readonly #failed = new Set<string>()

  /** `idleMs`: a transaction without a statement for so long is taken for abandoned and rolled back. */
  constructor(
    readonly adapter: SQLiteAdapter,
    readonly lock: WriteLock,
    readonly writer: () => Writer,
    readonly idleMs: number,
  ) {}

  async begin(): Promise<string> {
    await this.adapter.initializing
    const id = randomUUID()
    await this.#enter(id)
    return id
  }

  /** The first of these ids that is open. Throws for a failed one: the write must not be stored on its own. */
  openOne(...ids: (string | undefined)[]): string | undefined {
    for (const id of ids) {
      if (id === undefined) continue
      if (this.#failed.has(id)) throw transactionLost()
      if (this.#open.has(id)) return id
    }
    return undefined
  }

  /** Runs one write of an open transaction. If it fails, all of the transaction is rolled back at once. */
  async write<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const open = this.#open.get(id)
    if (!open) throw transactionLost()
    open.hasWritten = true
    const running = work()
    open.inFlight.add(running)
    try {
      return await running
    } catch (error) {
      open.inFlight.delete(running)
      await this.rollback(id)
      throw error
    } finally {
      open.inFlight.delete(running)
    }
  }

  /** Resolves when everything is stored; throws when the transaction is no longer open. */
  async commit(id: string): Promise<void> {
    if (!this.#open.has(id)) throw transactionLost()
    await this.#leave(id, async (run) => {
      if (this.#failed.has(id)) throw transactionLost()
      await run('COMMIT')
    })
  }

  async rollback(id: string): Promise<void> {
    this.#fail(id)
    await this.#leave(id, (run) => run('ROLLBACK')).catch(() => undefined)
  }

  /**
   * Releases the lock while `work` runs, and begins the transaction again after it. Throws after its first write. If the
   * work fails, the transaction has failed.
   */
  async outside<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.#open.has(id)) throw transactionLost()
    if (this.#open.get(id)?.hasWritten)
      throw new Error('Long work is to be done before the first write of a transaction')
    await this.#leave(id, (run) => run('ROLLBACK'))
    try {
      const result = await work()
      await this.#enter(id)
      return result
    } catch (error) {
      this.#fail(id)
      throw error
    }
  }

  /** Whether a write could begin: the lock is free within this time and the connection begins a transaction. */
  async isWritable(withinMs: number): Promise<boolean> {
    try {
      const release = await this.lock.acquire({ waitMs: withinMs, first: true })
      try {
        await this.#begin()
        await this.writer().client.execute('ROLLBACK')
      } finally {
        release()
      }
      return true
    } catch {
      return false
    }
  }

  async #enter(id: string): Promise<void> {
    const release = await this.lock.acquire()
    try {
      await this.#begin()
    } catch (error) {
      release()
      throw error
    }
    const idle = setTimeout(() => this.#checkIdle(id), this.idleMs / 2)
    idle.unref()
    this.#open.set(id, { release, inFlight: new Set(), hasWritten: false, idle })
    const end = async () => {}
    this.adapter.sessions[id] = {
      db: this.writer().db as unknown as Session['db'],
      resolve: end,
      reject: end,
    }
  }

  /** Begins a transaction. One that a failed ROLLBACK left open is ended first, or no write could ever begin again. */
  async #begin(): Promise<void> {
    const { client } = this.writer()
    try {
      await client.execute('BEGIN IMMEDIATE')
    } catch {
      await client.execute('ROLLBACK').catch(() => undefined)
      await client.execute('BEGIN IMMEDIATE')
    }
  }

  /** Ends a transaction. Its session is removed first: nothing may join a transaction that is ending. */
  async #leave(id: string, end: (run: (sql: string) => Promise<unknown>) => Promise<unknown>): Promise<void> {
    const open = this.#open.get(id)
    if (!open) return
    this.#open.delete(id)
    delete this.adapter.sessions[id]
    clearTimeout(open.idle)
    const run = (sql: string) => this.writer().client.execute(sql)
    try {
      await Promise.allSettled(open.inFlight)
      await end(run)
    } catch (error) {
      this.#fail(id)
      await run('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      open.release()
    }
  }

  /**
   * Rolls back a transaction without a statement between two checks. One check is not enough: on a busy machine the whole
   * process may have stood still for so long.
   */
  #checkIdle(id: string): void {
    const open = this.#open.get(id)
    if (!open) return
    const lastUsed = this.writer().lastUsed()
    if (open.lastUsed !== lastUsed) {
      open.lastUsed = lastUsed
      open.idle.refresh()
      return
    }
    this.adapter.payload.logger.error('A write transaction in which nothing happened was rolled back')
    void this.rollback(id)
  }

  #fail(id: string): void {
    this.#failed.add(id)
    if (this.#failed.size > MAX_FAILED) this.#failed.delete([...this.#failed][0] ?? '')
  }
}
