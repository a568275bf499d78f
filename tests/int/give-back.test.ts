import { expect, jest, test } from '@jest/globals'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { writeFigures } from '@/db/sqlite/adapter'
import { calls } from '@/endpoints'
import { startJobs } from '@/lib/jobs'
import { processState } from '@/lib/process-state'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { createClub } from '../support/club'
import { rememberState } from '../support/give-back'
import { keepRows } from '../support/kept-rows'
import { renewed } from '../support/next-cache'
import { callersOf, rolesOf, validRequest } from '../support/valid-requests'

// The suites of a worker use one Payload, one after the other. What the one before may leave behind is made here, by every call
// of the API and by hand, and given back: the next suite finds a process and a database as they are after a start.

const academy = setUpAcademy()

/** How many rows there are, but for the migrations that have run. */
async function rows(): Promise<number> {
  const { payload } = academy
  const slugs = Object.keys(payload.collections).filter((slug) => slug !== 'payload-migrations')
  const counts = await Promise.all(
    slugs.map((slug) => payload.db.count({ collection: slug as never, where: {} })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

interface Shape {
  /** The tables and indexes; MongoDB's collections are made when they are written to, and stay. */
  schema: string
  /** The tables with rows, of which Payload's collections are only some; of MongoDB how many of the start's documents. */
  filled: string[]
}

async function shapeOfSqlite(): Promise<Shape> {
  const client = createClient({ url: process.env.DATABASE_URL! })
  const { rows: made } = await client.execute('SELECT type, name, sql FROM sqlite_master ORDER BY name')
  const filled: string[] = []
  for (const { type, name } of made)
    if (type === 'table' && !String(name).startsWith('sqlite_')) {
      const { rows: some } = await client.execute(`SELECT 1 FROM "${String(name)}" LIMIT 1`)
      if (some.length > 0) filled.push(String(name))
    }
  client.close()
  return { schema: JSON.stringify(made), filled }
}

interface MongoCollection {
  collectionName: string
  countDocuments(): Promise<number>
}

async function shapeOfMongodb(): Promise<Shape> {
  const { connection } = academy.payload.db as unknown as {
    connection: { db: { collections(): Promise<MongoCollection[]> } }
  }
  const collections = await connection.db.collections()
  const counts = await Promise.all(
    collections.map(async (one) => [one.collectionName, await one.countDocuments()] as const),
  )
  const filled = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`)
  return { schema: '', filled: filled.sort() }
}

const files = async (): Promise<string[]> =>
  (await fs.readdir(process.env.DATA_DIR!, { recursive: true })).filter(
    (name) => !name.startsWith('akademia.db'),
  )

test('whatever a suite leaves behind is given back: rows, files, what modules keep, what it put in the place of something', async () => {
  const { payload } = academy
  const shape = databaseUnderTest === 'sqlite' ? shapeOfSqlite : shapeOfMongodb
  const before = {
    env: { ...process.env },
    figures: { ...writeFigures(payload.db) },
    shape: await shape(),
  }
  const parts = { now: Date.now, error: console.error, find: payload.find, findOne: payload.db.findOne }
  const { beforeOperation } = payload.collections.users.config.hooks
  const hooks = [...beforeOperation]
  const giveBack = rememberState(academy)

  const ids = await createClub(payload)
  const callers = await callersOf(payload, ids)
  const restore = await keepRows(academy)
  for (const call of calls) {
    await (
      await validRequest(callers, call, rolesOf(call)[0]!)
    )()
    if (call.method !== 'GET') await restore()
  }
  startJobs(payload, [])
  renewed.push('left')
  await fs.writeFile(path.join(process.env.DATA_DIR!, 'left.txt'), 'left behind')
  process.env.SMTP_URL = 'smtp://127.0.0.1:1'
  delete process.env.PAYLOAD_SECRET
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  payload.find = (() => undefined) as never
  payload.db.findOne = (() => undefined) as never
  Object.assign(payload.db, { ofASuite: true })
  beforeOperation.push((() => undefined) as never)
  const left = processState().map(({ name }) => name)
  expect(left).toEqual(expect.arrayContaining(['limit guest-search-minute', 'runners of jobs']))
  expect(left.length).toBeGreaterThan(9)
  expect(await rows()).toBeGreaterThan(100)

  Date.now = () => 0
  await giveBack()

  expect(Date.now).toBe(parts.now)
  expect(console.error).toBe(parts.error)
  expect(payload.find).toBe(parts.find)
  expect(payload.db.findOne).toBe(parts.findOne)
  expect(payload.db).not.toHaveProperty('ofASuite')
  expect(beforeOperation).toEqual(hooks)
  expect(process.env).toEqual(before.env)
  expect({ ...writeFigures(payload.db) }).toEqual(before.figures)
  expect(renewed).toEqual([])
  expect(processState()).toEqual([])
  expect(await rows()).toBe(0)
  expect(await files()).toEqual([])
  expect(await shape()).toEqual(before.shape)
}, 120_000)
