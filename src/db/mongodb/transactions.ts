import { AsyncLocalStorage } from 'node:async_hooks'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PayloadRequest } from 'payload'
import { hasLabel, isTransient, noteConflict } from '@/lib/retry'
import { transactionLost } from '../transaction-lost'

/** The key under which the MongoDB adapter holds its transactions. */
export const TRANSACTIONS = Symbol.for('akademia.mongodbTransactions')

/** Remembered transactions that failed, so that a late write of one is refused instead of stored on its own. */
const MAX_FAILED = 1000
/** How often a commit whose outcome is unknown (the connection broke) is asked for again. MongoDB does it once at most. */
const COMMIT_TRIES = 5

interface Args {
  req?: Partial<PayloadRequest>
}
/** What is used here of mongoose: the session of commands that name none. */
interface Mongoose {
  set: (option: 'transactionAsyncLocalStorage', on: true) => void
  transactionAsyncLocalStorage?: AsyncLocalStorage<{ session: unknown }>
}
type Method = (args: Args) => Promise<unknown>

const textOf = async (id: unknown): Promise<string | undefined> => {
  const settled = await id
  return settled === undefined || settled === null ? undefined : String(settled)
}

/** Methods of the adapter that are no part of a request's transaction. */
const APART = ['beginTransaction', 'commitTransaction', 'rollbackTransaction', 'connect', 'destroy', 'init']
const isPart = (name: string): boolean => !APART.includes(name) && !/migrat|^constructor$|^drop/i.test(name)

/**
 * Makes a transaction on MongoDB mean the same as on SQLite. As shipped, a statement after a failed one is stored on its
 * own, a commit of a transaction that was rolled back reports nothing, and statements sent at once share a session,
 * which MongoDB does not support. Here a failed statement ends its transaction, everything after it is refused, and the
 * statements of one transaction run one after another.
 */
export class Transactions {
  /** Why each of these failed: the conflict, which may be repeated, or undefined for any other reason. */
  readonly #failed = new Map<string, unknown>()
  /** The last statement of each open transaction. */
  readonly #last = new Map<string, Promise<unknown>>()
  /** The transaction of the method that is running: one that calls another one does not wait for itself. */
  readonly #inside = new AsyncLocalStorage<string>()

  readonly #abort: MongooseAdapter['rollbackTransaction']

  constructor(readonly adapter: MongooseAdapter) {
    this.#abort = adapter.rollbackTransaction.bind(adapter)
  }

  /** Replaces the adapter's methods. */
  install(): void {
    const { adapter } = this
    Object.assign(adapter, { [TRANSACTIONS]: this })
    const begin = adapter.beginTransaction.bind(adapter)
    adapter.beginTransaction = async (options) => {
      const id = await begin(options)
      if (id !== null) this.#last.set(String(id), Promise.resolve())
      return id
    }
    adapter.commitTransaction = async (id) => this.#commit(String(await id))
    adapter.rollbackTransaction = async (incoming) => {
      const id = String(await incoming)
      await this.#last.get(id)?.catch(() => undefined)
      this.#fail(id, undefined)
      await this.#abort(id)
    }
    const methods = adapter as unknown as Record<string, unknown>
    for (const [name, method] of Object.entries(methods))
      if (typeof method === 'function' && method.constructor.name === 'AsyncFunction' && isPart(name))
        methods[name] = this.#part(method as Method)
  }

  #part(method: Method): Method {
    return async (args) => {
      const id = await textOf(args?.req?.transactionID)
      const run = () => method.call(this.adapter, args)
      if (id === undefined || this.#inside.getStore() === id) return run()
      return this.statement(id, run)
    }
  }

  /** Runs a statement of an open transaction after those before it. If it fails, the whole transaction has failed. */
  async statement<Result>(id: string, run: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(id)
    if (!before) throw this.#lost(id)
    const own = before.then(async () => {
      if (!this.#last.has(id)) throw this.#lost(id)
      try {
        return await this.#inside.run(id, () => this.#inSession(id, run))
      } catch (error) {
        noteConflict(error)
        this.#fail(id, isTransient(error) ? error : undefined)
        // At once: Payload does not always roll back what failed, and its documents would stay locked.
        await this.#abort(id)
        throw error
      }
    })
    this.#last.set(
      id,
      own.catch(() => undefined),
    )
    return own
  }

  /**
   * Makes the transaction's session the one of every command that names none: the shipped adapter asks for the ids of a
   * filter by a related row's field outside of it, where what the transaction has written is not seen.
   */
  #inSession<Result>(id: string, run: () => Promise<Result>): Promise<Result> {
    const { base } = this.adapter.connection as unknown as { base: Mongoose }
    if (!base.transactionAsyncLocalStorage) base.set('transactionAsyncLocalStorage', true)
    return base.transactionAsyncLocalStorage!.run({ session: this.adapter.sessions[id] }, run)
  }

  async #commit(id: string): Promise<void> {
    const session = this.adapter.sessions[id]
    if (!this.#last.has(id) || !session?.inTransaction()) throw this.#lost(id)
    await this.#last.get(id)
    if (this.#failed.has(id)) throw this.#lost(id)
    this.#last.delete(id)
    delete this.adapter.sessions[id]
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await session.commitTransaction()
          break
        } catch (error) {
          noteConflict(error)
          if (attempt === COMMIT_TRIES || !hasLabel(error, 'UnknownTransactionCommitResult')) throw error
        }
      }
    } catch (error) {
      this.#fail(id, isTransient(error) ? error : undefined)
      throw error
    } finally {
      await session.endSession().catch(() => undefined)
    }
  }

  #fail(id: string, conflict: unknown): void {
    this.#last.delete(id)
    if (!this.#failed.has(id)) this.#failed.set(id, conflict)
    if (this.#failed.size > MAX_FAILED) this.#failed.delete([...this.#failed.keys()][0] ?? '')
  }

  #lost(id: string): unknown {
    return this.#failed.get(id) ?? transactionLost()
  }
}
