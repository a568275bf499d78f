import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { WRITE_METHODS } from '@/db/sqlite/serialise'
import { writeFigures } from '@/db/sqlite/adapter'
import { Transactions } from '@/db/sqlite/transactions'
import { WriteLock } from '@/db/sqlite/write-lock'
import { openWriter } from '@/db/sqlite/writer'
import { errorResponse } from '@/lib/error-response'
import { inTransaction } from '@/lib/transaction'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { request } from '../support/request'

const academy = setUpAcademy()
let payload: Payload

beforeAll(async () => {
  payload = academy.payload
})

const slots = (count: number) =>
  Array.from({ length: count }, () => ({ weekday: 1, from: '17:00', to: '18:00', place: 'Hlavné ihrisko' }))
const category = (name: string, count = 2) =>
  payload.create({
    collection: 'categories',
    data: { name, slug: name.toLowerCase(), order: 1, trainingSlots: slots(count) } as never,
    overrideAccess: true,
  })
const named = (name: string) =>
  payload.count({ collection: 'categories', where: { name: { equals: name } }, overrideAccess: true })
const outcome = async (tasks: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(tasks)
  return {
    ok: settled.filter((one) => one.status === 'fulfilled').length,
    errors: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status?: number }] : [])),
  }
}

describe('simultaneous writes', () => {
  test('fifty categories created at once are all saved', async () => {
    const { ok, errors } = await outcome(Array.from({ length: 50 }, (_, at) => category(`K${at}`)))
    expect({ ok, errors }).toEqual({ ok: 50, errors: [] })
  })

  test('of fifty equal categories created at once one is saved and the others are refused with 400', async () => {
    const { ok, errors } = await outcome(Array.from({ length: 50 }, () => category('U13')))
    expect(ok).toBe(1)
    expect(errors.map((error) => error.status)).toEqual(Array<number>(49).fill(400))
    expect((await named('U13')).totalDocs).toBe(1)
  })

  test('an array written by twenty requests at once never has its rows twice', async () => {
    const { id } = await category('U15')
    await outcome(
      Array.from({ length: 20 }, () =>
        payload.update({
          collection: 'categories',
          id,
          data: { trainingSlots: slots(3) } as never,
          overrideAccess: true,
        }),
      ),
    )
    const stored = await payload.findByID({ collection: 'categories', id, overrideAccess: true })
    expect(stored.trainingSlots).toHaveLength(3)
  })

  test('twenty first saves of the same preference do not block each other', async () => {
    const save = () =>
      payload.db.upsert({
        collection: 'payload-preferences',
        data: { id: randomUUID(), key: 'nav', value: {} },
        where: { key: { equals: 'nav' } },
      })
    expect((await outcome(Array.from({ length: 20 }, save))).ok).toBe(20)
    expect((await payload.db.count({ collection: 'payload-preferences' })).totalDocs).toBe(1)
  })
})

describe('transactions', () => {
  test('a transaction that fails half way leaves nothing behind', async () => {
    const req = await request(payload)
    const failing = inTransaction(req, async () => {
      await payload.create({
        collection: 'categories',
        data: { name: 'U17', slug: 'u17', order: 1 } as never,
        overrideAccess: true,
        req,
      })
      throw new Error('the second half failed')
    })
    await expect(failing).rejects.toThrow('the second half failed')
    expect((await named('U17')).totalDocs).toBe(0)
  })

  test('a transaction sees its own rows, and others see them only afterwards', async () => {
    const req = await request(payload)
    await inTransaction(req, async () => {
      await payload.create({
        collection: 'categories',
        data: { name: 'U19', slug: 'u19', order: 1 } as never,
        overrideAccess: true,
        req,
      })
      const where = { name: { equals: 'U19' } }
      expect(
        (await payload.count({ collection: 'categories', where, overrideAccess: true, req })).totalDocs,
      ).toBe(1)
      expect((await named('U19')).totalDocs).toBe(0)
    })
    expect((await named('U19')).totalDocs).toBe(1)
  })

  test('a late write of a rolled back transaction is not saved', async () => {
    const id = await payload.db.beginTransaction()
    await payload.db.rollbackTransaction(id as string)
    const late = payload.db.create({
      collection: 'categories',
      data: { id: randomUUID(), name: 'U8', slug: 'u8', order: 1 },
      req: { transactionID: id as string },
    })
    await expect(late).rejects.toMatchObject({ status: 500 })
    expect((await named('U8')).totalDocs).toBe(0)
  })

  test('a row that refers to one deleted meanwhile is a conflict, no breakdown', async () => {
    const audience = { kind: 'event', event: randomUUID() }
    const data = { id: randomUUID(), title: 'x', body: 'x', kind: 'message', audience }
    const refused = await payload.db
      .create({ collection: 'notifications', data })
      .catch((error: unknown) => errorResponse(error))
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ message: /už neexistuje/ }] } })
  })
})

// Connections, pragmas and the lock are SQLite's; transactions of MongoDB have a time limit of the server's.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

onSqlite('connections of SQLite', () => {
  const adapter = () => payload.db as unknown as import('@payloadcms/db-sqlite').SQLiteAdapter

  test('an error of COMMIT is thrown to its caller, and the next write is saved', async () => {
    const id = (await payload.db.beginTransaction()) as string
    const { db } = adapter().sessions[id] as unknown as { db: { run: (sql: string) => Promise<unknown> } }
    // With deferred foreign keys the statement passes and COMMIT fails.
    await db.run('PRAGMA defer_foreign_keys = ON')
    await db.run(`UPDATE categories_training_slots SET _parent_id = 'nobody'`)
    await expect(payload.db.commitTransaction(id)).rejects.toThrow(/FOREIGN KEY/)
    await expect(category('U21')).resolves.toMatchObject({ name: 'U21' })
  })

  test('both connections write through to the disk, check foreign keys and wait for each other', async () => {
    const id = (await payload.db.beginTransaction()) as string
    const writer = adapter().sessions[id]?.db as unknown as {
      $client: { execute: (sql: string) => Promise<{ rows: unknown[][] }> }
    }
    const pragmas = async (client: { execute: (sql: string) => Promise<{ rows: unknown }> }) =>
      Promise.all(
        ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(
          async (name) => ((await client.execute(`PRAGMA ${name}`)).rows as unknown[][])[0]?.[0],
        ),
      )
    await expect(pragmas(writer.$client)).resolves.toEqual(['wal', 2, 1, 5000])
    await expect(pragmas(adapter().client)).resolves.toEqual(['wal', 2, 1, 5000])
    await payload.db.rollbackTransaction(id)
  })

  test('a write on the reading connection throws', async () => {
    await expect(adapter().client.execute('DELETE FROM categories')).rejects.toThrow(/readonly/)
  })

  test('every writing method of the adapter goes through the queue', () => {
    const looksLikeWrite = /^(create|update|delete|upsert|insert)/
    const plumbing = ['createMigration', 'createJSONQuery', 'deleteWhere', 'insert']
    const methods = Object.entries(adapter())
      .filter(([name, value]) => typeof value === 'function' && looksLikeWrite.test(name))
      .map(([name]) => name)
      .filter((name) => !plumbing.includes(name))
    expect(methods.sort()).toEqual([...WRITE_METHODS].sort())
  })

  test('no write of this suite held the lock for two seconds', () => {
    expect(writeFigures(payload.db)?.longestHoldMs).toBeLessThan(2000)
    expect(writeFigures(payload.db)?.refused).toBe(0)
  })
})

onSqlite('idle transactions', () => {
  const IDLE_MS = 400
  const opened = async () => {
    const writer = await openWriter({ url: `file:${academy.file}` }, {})
    const lock = new WriteLock(60_000)
    const transactions = new Transactions(payload.db as unknown as SQLiteAdapter, lock, () => writer, IDLE_MS)
    return { writer, transactions }
  }

  test('an idle transaction is rolled back, and a waiting one goes on', async () => {
    const { writer, transactions } = await opened()
    const left = await transactions.begin()
    const next = await transactions.begin()
    await transactions.commit(next)
    await expect(transactions.commit(left)).rejects.toMatchObject({ status: 500 })
    writer.client.close()
  })

  test('a transaction survives when the whole process was suspended', async () => {
    const { writer, transactions } = await opened()
    const id = await transactions.begin()
    await writer.client.execute('SELECT 1')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * IDLE_MS)
    await new Promise((resolve) => setTimeout(resolve))
    await expect(transactions.commit(id)).resolves.toBeUndefined()
    writer.client.close()
  })
})
