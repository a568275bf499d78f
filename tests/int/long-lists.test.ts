import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { aggregate } from '@/db/aggregate'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { request } from '../support/request'
import { inWhole } from '../support/size'

/** More than SQLite binds in a statement (32,766); from about 120,000 the query builder overflowed its stack too. */
const MANY = 34_000

const academy = setUpAcademy()
let payload: Payload
const ids = Array.from({ length: MANY }, () => randomUUID())

beforeAll(async () => {
  payload = academy.payload
  const req = await request(payload)
  const at = new Date().toISOString()
  await insertRows(
    req,
    'categories',
    ids.map((id) => ({ id, name: id, slug: id, order: 7, createdAt: at, updatedAt: at })),
  )
}, 120_000)

const where = { id: { in: ids } }
const plain = { depth: 0, pagination: false, overrideAccess: true } as const

test('a filter by any number of ids finds, counts and excludes rows', async () => {
  expect((await payload.db.count({ collection: 'categories', where })).totalDocs).toBe(MANY)
  const found = await payload.find({
    collection: 'categories',
    where,
    ...plain,
    select: { order: true },
  })
  expect(found.docs).toHaveLength(MANY)
  const without: Where = { and: [{ order: { equals: 7 } }, { id: { not_in: ids.slice(1) } }] }
  const rest = await payload.find({ collection: 'categories', where: without, ...plain })
  expect(rest.docs.map(({ id }) => id)).toEqual([ids[0]])
}, 120_000)

const inWholeOrOnMongodb = databaseUnderTest === 'mongodb' ? test : inWhole(test)

inWholeOrOnMongodb(
  'a filter by rows of another table reads any number of rows',
  async () => {
    const found = await payload.find({
      collection: 'categories',
      where: { 'trainingSlots.place': { exists: false } },
      ...plain,
      select: { order: true },
    })
    expect(found.docs).toHaveLength(MANY)
  },
  120_000,
)

test('a sum over any number of ids includes every row', async () => {
  const [row] = await aggregate(await request(payload), 'categories', { where, by: ['order'] })
  expect(row).toMatchObject({ order: 7, rows: MANY })
}, 120_000)

test('a notification to 700 users stores all of them', async () => {
  const users = Array.from({ length: 700 }, (_, at) => ({
    id: randomUUID(),
    firstName: 'Jakub',
    lastName: `Ľalík ${at}`,
    username: `jakub${at}`,
    role: 'player',
  }))
  for (const data of users) await payload.db.create({ collection: 'users', data, returning: false })
  const audience = { kind: 'users' as const, users: users.map(({ id }) => id) }
  const { id } = await payload.create({
    collection: 'notifications',
    data: {
      title: 'Tréning',
      body: 'Zajtra',
      kind: 'news',
      channels: ['inbox'],
      audience,
      sentBy: users[0]!.id,
    },
    overrideAccess: true,
  } as Parameters<typeof payload.create>[0])
  const stored = await payload.findByID({ collection: 'notifications', id, depth: 0, overrideAccess: true })
  expect(stored.audience.users).toHaveLength(700)
}, 120_000)

test('any number of rows can be deleted by ids', async () => {
  await payload.db.deleteMany({ collection: 'categories', where })
  expect((await payload.db.count({ collection: 'categories' })).totalDocs).toBe(0)
}, 120_000)
