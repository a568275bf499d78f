import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Client } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { createClient } from '@libsql/client'
import type { Payload } from 'payload'

/** Thrown by a statement that was made to fail; a full or broken disk throws much the same. */
class DiskError extends Error {
  readonly code = 'SQLITE_IOERR'
}

export interface Faults {
  /**
   * Runs the task with its `nth` statement (from 1) failing, 0: none; counts the statements and names the failed one. Only
   * what the task itself has begun is counted and fails, not what an earlier one or the process still does.
   */
  failing: <Result>(
    nth: number,
    task: () => Promise<Result>,
  ) => Promise<{
    outcome: PromiseSettledResult<Result>
    statements: number
    failed: string | undefined
    /** The statements in their order, their values left out. */
    executed: string[]
  }>
}

/** Makes single statements of a database fail, on its writing and on its reading connection. */
export async function injectFaults(payload: Payload): Promise<Faults> {
  const adapter = payload.db as unknown as SQLiteAdapter
  const id = String(await payload.db.beginTransaction())
  const { $client: writer } = adapter.sessions[id]!.db as unknown as { $client: Client }
  await payload.db.rollbackTransaction(id)
  /** The statements of the task that a caller belongs to. */
  const own = new AsyncLocalStorage<string[]>()
  let executed: string[] = []
  let target = 0
  let failed: string | undefined
  for (const client of [writer, adapter.client]) {
    const execute = client.execute.bind(client) as (statement: unknown) => Promise<unknown>
    client.execute = (async (statement: unknown) => {
      if (own.getStore() !== executed) return execute(statement)
      const sql = typeof statement === 'string' ? statement : (statement as { sql: string }).sql
      executed.push(sql)
      if (executed.length !== target) return execute(statement)
      failed = sql
      throw new DiskError('disk I/O error')
    }) as Client['execute']
  }
  return {
    failing: async (nth, task) => {
      ;[target, failed, executed] = [nth, undefined, []]
      const [outcome] = await Promise.allSettled([own.run(executed, task)])
      target = 0
      return { outcome, statements: executed.length, failed, executed }
    },
  }
}

/** Every table of a database file, each row as text. */
export async function rawRows(file: string): Promise<Record<string, string[]>> {
  const client = createClient({ url: `file:${file}` })
  const tables = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables.rows)
    rows[String(name)] = (await client.execute(`SELECT * FROM "${String(name)}"`)).rows
      .map((row) => JSON.stringify(Object.values(row)))
      .sort()
  client.close()
  return rows
}

/** Copies a database file, for `restoreRows`; returns the copy's path. */
export async function copyOf(file: string): Promise<string> {
  const copy = `${file}.${randomUUID()}.kept`
  const client = createClient({ url: `file:${file}` })
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  client.close()
  return copy
}

/** A UUID, an id of MongoDB, or a checksum. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|[0-9a-f]{24}/g
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
/** Every row without ids and moments, so that a change made twice can be compared. */
export const contents = (rows: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(rows).map(([table, list]) => [
      table,
      list.map((row) => row.replace(ID, 'id').replace(MOMENT, 'moment')).sort(),
    ]),
  )

/** Restores all rows from `copy` while the program runs. */
export async function restoreRows(payload: Payload, copy: string): Promise<void> {
  const adapter = payload.db as unknown as SQLiteAdapter
  const id = String(await payload.db.beginTransaction())
  const { $client: writer } = adapter.sessions[id]!.db as unknown as { $client: Client }
  await payload.db.rollbackTransaction(id)
  await writer.execute('PRAGMA foreign_keys = OFF')
  await writer.execute({ sql: 'ATTACH ? AS kept', args: [copy] })
  const { rows } = await writer.execute(
    `SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  await writer.execute('BEGIN IMMEDIATE')
  for (const { name } of rows) {
    await writer.execute(`DELETE FROM main."${String(name)}"`)
    await writer.execute(`INSERT INTO main."${String(name)}" SELECT * FROM kept."${String(name)}"`)
  }
  await writer.execute('COMMIT')
  await writer.execute('DETACH kept')
  await writer.execute('PRAGMA foreign_keys = ON')
}
