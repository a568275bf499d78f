import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { readinessOf } from '@/app/_lib/readiness'
import { isWritable } from '@/db/sqlite/adapter'
import { TRANSACTIONS, type Transactions } from '@/db/sqlite/transactions'
import { signIn, signInLimits } from '@/features/session/sign-in/commands'
import { inTransaction } from '@/lib/transaction'
import { databaseUnderTest } from '../support/academy'
import { type ApiResponse } from '../support/api-client'
import { contents, copyOf, type Faults, injectFaults, rawRows, restoreRows } from '../support/faults'
import { request } from '../support/request'
import { setUpClub } from '../support/club'
import { sized } from '../support/size'

/** In the whole size every statement fails once, in the small one every seventh. */
const STEP = sized(7, 1)
// Faults are injected into the statements of SQLite's client; a broken transaction of MongoDB is in database-writes.test.ts.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

const { academy, ids, api } = setUpClub('maria')
let payload: Payload
let faults: Faults
let copy: string

beforeAll(async () => {
  payload = academy.payload
  if (databaseUnderTest === 'mongodb') return
  // Intended errors must not fill the output.
  payload.logger.error = () => undefined
  faults = await injectFaults(payload)
  const startsAt = new Date(Date.now() - 7_200_000).toISOString()
  const played = { type: 0 as const, startsAt, categories: [ids.U11!, ids.U13!] }
  ids.played = (await payload.create({ collection: 'events', data: played, overrideAccess: true })).id
  copy = await copyOf(academy.file)
}, 120_000)

/** Throws when the response is no 2xx. */
const ok = async (response: Promise<ApiResponse>): Promise<ApiResponse> => {
  const { status, ...rest } = await response
  if (status >= 300) throw Object.assign(new Error('refused'), { status, body: rest.body })
  return { status, ...rest }
}

const saves = (): Promise<unknown> =>
  payload.update({ collection: 'categories', id: ids.U9!, data: { order: 9 }, overrideAccess: true })

/** Makes every statement of the task fail, one after another, and examines the database after each. */
async function failEach(task: () => Promise<unknown>): Promise<{ faults: number; refused: number }> {
  await restoreRows(payload, copy)
  const whole = await faults.failing(0, task)
  expect(whole.outcome).toMatchObject({ status: 'fulfilled' })
  const after = contents(await rawRows(academy.file))
  const counts = { faults: 0, refused: 0 }
  await restoreRows(payload, copy)
  let before = await rawRows(academy.file)
  for (let nth = 1; ; nth += STEP) {
    const { outcome, failed } = await faults.failing(nth, task)
    if (failed === undefined) break
    counts.faults += 1
    const rows = await rawRows(academy.file)
    await expect(isWritable(payload.db, 1000)).resolves.toBe(true)
    await saves()
    if (outcome.status === 'rejected') counts.refused += 1
    // After the COMMIT only reads for the response can fail: then everything is saved.
    const nothing = outcome.status === 'rejected' && JSON.stringify(rows) === JSON.stringify(before)
    if (!nothing) {
      expect({ failed, rows: contents(rows) }).toEqual({ failed, rows: after })
      await restoreRows(payload, copy)
    }
    before = await rawRows(academy.file)
  }
  return counts
}

const report = (name: string, { faults: count, refused }: { faults: number; refused: number }): void => {
  process.stdout.write(
    `faults: ${name}: ${count} injected, ${refused} refused, ${count - refused} made good\n`,
  )
  expect(count).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
}

onSqlite('writes with a failing statement', () => {
  test('any failing statement leaves a sign-in done or not done', async () => {
    const enter = async () => {
      for (const limit of Object.values(signInLimits)) limit.reset()
      const typed = { name: 'jana@zelenadolina.test', password: 'Ukazka-2026!' }
      expect(await signIn(await request(payload), typed, { network: '192.0.2.0/24' })).toBeDefined()
    }
    report('sign-in', await failEach(enter))
  }, 180_000)

  test('any failing statement leaves an attendance sheet saved or not saved', async () => {
    const rows = ['adam', 'filip', 'nina'].map((name) => ({ player: ids[name], status: 'present' }))
    report('sheet', await failEach(() => ok(api.maria('POST', '/attendances', { event: ids.played, rows }))))
  }, 300_000)

  test('any failing statement leaves a payment recorded or not recorded', async () => {
    const money = { player: ids.jakub, amount: 4500, method: 'cash', receivedAt: '2026-11-20' }
    report(
      'payment',
      await failEach(() => ok(api.maria('POST', '/payments', { ...money, batch: randomUUID() }))),
    )
  }, 300_000)

  test('any failing statement leaves fees that are waived together all waived or all owed', async () => {
    const fees = [ids.jakubFee, ids.emaFee, ids.adamFee]
    report(
      'bulk of fees',
      await failEach(() => ok(api.maria('POST', '/memberFees/waive', { fees, waived: true }))),
    )
  }, 300_000)

  test('any failing statement leaves all folders and their contents with the old or the new visibility', async () => {
    const change = async () => {
      const { errors } = await payload.update({
        collection: 'documentFolders',
        where: { name: { exists: true } },
        data: { visibility: 'admins' },
        overrideAccess: true,
      })
      if (errors.length > 0) throw new Error(errors[0]!.message)
    }
    report('bulk of folders', await failEach(change))
  }, 300_000)
})

onSqlite('broken transactions and readiness', () => {
  const category = (req: PayloadRequest, name: string) =>
    payload.create({ collection: 'categories', data: { name, order: 1 } as never, overrideAccess: true, req })
  const named = async (...names: string[]) =>
    (await payload.count({ collection: 'categories', where: { name: { in: names } }, overrideAccess: true }))
      .totalDocs

  test('a broken transaction refuses further statements, and its COMMIT fails', async () => {
    const req = await request(payload)
    const task = inTransaction(req, async () => {
      await category(req, 'U17')
      await category(req, 'U13').catch(() => undefined)
      await expect(category(req, 'U19')).rejects.toMatchObject({ status: 500 })
    })
    await expect(task).rejects.toMatchObject({ status: 500 })
    expect(await named('U17', 'U19')).toBe(0)
  })

  test('a transaction is rolled back when a write of the adapter fails, even if the error is ignored', async () => {
    const id = (await payload.db.beginTransaction()) as string
    const { outcome } = await faults.failing(1, () =>
      payload.db.updateOne({
        collection: 'categories',
        id: ids.U13!,
        data: { order: 77 },
        req: { transactionID: id },
      }),
    )
    expect(outcome.status).toBe('rejected')
    await saves()
    await expect(payload.db.commitTransaction(id)).rejects.toMatchObject({ status: 500 })
  })

  test('the site is not ready while a transaction holds the write lock, and ready once it has ended', async () => {
    const id = (await payload.db.beginTransaction()) as string
    await expect(isWritable(payload.db, 100)).resolves.toBe(false)
    await payload.db.rollbackTransaction(id)
    await expect(isWritable(payload.db, 100)).resolves.toBe(true)
  })

  test('many readiness checks at once use one transaction, and its result is reused for a second', async () => {
    const transactions = (payload.db as unknown as Record<symbol, Transactions>)[TRANSACTIONS]!
    // Not every time that the lock is taken: a job that becomes due meanwhile takes it too.
    const checked = jest.spyOn(transactions, 'isWritable')
    const isReady = readinessOf(payload)
    expect(new Set(await Promise.all(Array.from({ length: 20 }, isReady)))).toEqual(new Set([true]))
    await isReady()
    expect(checked).toHaveBeenCalledTimes(1)
    const until = Date.now() + 20_000
    while (checked.mock.calls.length < 2 && Date.now() < until) await isReady().then(() => pause(50))
    expect(checked).toHaveBeenCalledTimes(2)
    checked.mockRestore()
  })
})
