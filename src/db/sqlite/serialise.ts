import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/lib/errors'
import { joined } from '../join'
import type { WriteLock } from './write-lock'
import type { Writer } from './writer'

/** Every method of the adapter that writes rows; a test compares this list with the adapter's own. */
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

type Write = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>
type Methods = Record<(typeof WRITE_METHODS)[number], Write>
type Session = SQLiteAdapter['sessions'][string]

/** Rolled back ids that are remembered, so that a straggler of such a transaction does not write on its own. */
const REMEMBERED = 1000

/**
 * Sends every write through one connection, one transaction after the other. As shipped, the adapter opens a new
 * connection without pragmas for each transaction, fails parallel ones, and drops an error of COMMIT.
 */
export function serialiseWrites(adapter: SQLiteAdapter, lock: WriteLock, writer: () => Writer): void {
  const inside = new AsyncLocalStorage<string>()
  const releases = new Map<string, () => void>()
  const rolledBack = new Set<string>()
  const run = (sql: string) => writer().client.execute(sql)

  const begin = async (): Promise<string> => {
    await adapter.initializing
    const release = await lock.acquire()
    try {
      await run('BEGIN IMMEDIATE')
    } catch (error) {
      release()
      throw error
    }
    const id = randomUUID()
    releases.set(id, release)
    const end = async () => {}
    adapter.sessions[id] = { db: writer().db as unknown as Session['db'], resolve: end, reject: end }
    return id
  }

  /** Takes the session away first: nothing may join a transaction that is ending. */
  const finish = async (id: string, sql: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    if (!adapter.sessions[id]) return
    delete adapter.sessions[id]
    try {
      if (sql === 'ROLLBACK') remember(id)
      await run(sql)
    } catch (error) {
      remember(id)
      await run('ROLLBACK').catch(() => undefined)
      if (sql === 'COMMIT') throw error
    } finally {
      releases.get(id)?.()
      releases.delete(id)
    }
  }

  const remember = (id: string): void => {
    rolledBack.add(id)
    if (rolledBack.size > REMEMBERED) rolledBack.delete([...rolledBack][0] ?? '')
  }

  /** The open transaction this call belongs to: said by its request, or that of the write it is a part of. */
  const current = async (req: Partial<PayloadRequest> | undefined): Promise<string | undefined> => {
    const said = await req?.transactionID
    if (said !== undefined && rolledBack.has(String(said)))
      throw new Refusal(500, { message: 'Zmena sa neuložila, pretože jej časť zlyhala. Skúste to znova.' })
    return [said, inside.getStore()].map(String).find((id) => adapter.sessions[id])
  }

  adapter.beginTransaction = begin
  adapter.commitTransaction = async (id) => finish(String(await id), 'COMMIT')
  adapter.rollbackTransaction = async (id) => finish(String(await id), 'ROLLBACK')

  const methods = adapter as unknown as Methods
  for (const name of WRITE_METHODS) {
    const original = methods[name]
    methods[name] = async (args) => {
      const open = await current(args.req)
      if (open) return original.call(adapter, { ...args, req: joined(args.req, open) })
      const id = await begin()
      try {
        const result = await inside.run(id, () =>
          original.call(adapter, { ...args, req: joined(args.req, id) }),
        )
        await finish(id, 'COMMIT')
        return result
      } catch (error) {
        await finish(id, 'ROLLBACK')
        throw error
      }
    }
  }
}
