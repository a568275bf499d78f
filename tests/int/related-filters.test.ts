import { beforeAll, expect, test } from '@jest/globals'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { EVENT_TYPES } from '@/features/events/labels'
import { familyEvents } from '@/features/participants/answers/queries'
import { inTransaction } from '@/lib/transaction'
import { databaseUnderTest, printDatabase } from '../support/academy'
import { setUpClub } from '../support/club'
import { PASSWORD } from '../support/people'
import { request } from '../support/request'

// Filters by a field of a related row. On MongoDB Payload's adapter asks for the ids of the related rows first.
printDatabase('filters by related rows')

const { academy, ids } = setUpClub()
let payload: Payload
beforeAll(() => {
  payload = academy.payload
})

const open = { overrideAccess: true, depth: 0 } as const
const OTHERS = 60

const person = (req: PayloadRequest, more: object) =>
  payload.create({
    collection: 'users',
    data: {
      ...{ firstName: 'Nový', lastName: 'Hráč', username: '~', password: PASSWORD, role: 'player' },
      ...more,
    } as never,
    ...open,
    req,
  })

test('a transaction finds by a related row what it has written itself, and nobody else does yet', async () => {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const { id: category } = await payload.create({
      collection: 'categories',
      data: { name: 'U7', order: 7 } as never,
      ...open,
      req,
    })
    const child = await person(req, { playing: true, category })
    const guardian = await person(req, {
      playing: false,
      children: [{ player: child.id, relation: 'mother', right: 'full' }],
    })
    const where: Where = { 'children.player.category': { in: [category] } }
    const found = async (as?: PayloadRequest) =>
      (await payload.find({ collection: 'users', where, ...open, req: as })).docs.map(({ id }) => id)
    expect(await found(req)).toEqual([guardian.id])
    expect(await found()).toEqual([])
    expect((await payload.count({ collection: 'users', where, overrideAccess: true, req })).totalDocs).toBe(1)
  })
})

/** Runs a task; returns how many events the database was asked to read for it, ids for a filter among them. */
async function eventsRead(task: () => Promise<unknown>): Promise<number> {
  const model = (payload.db as unknown as MongooseAdapter).collections.events!
  const { find } = model
  let read = 0
  model.find = ((...args: Parameters<typeof find>) =>
    find.apply(model, args).transform((rows) => {
      read += (rows as unknown[]).length
      return rows
    })) as typeof find
  try {
    await task()
  } finally {
    model.find = find
  }
  return read
}

const onMongodb = databaseUnderTest === 'mongodb' ? test : test.skip

// SQLite joins the rows, and reads none of them for a filter.
onMongodb('a list of one family does not read the events of others', async () => {
  for (let at = 0; at < OTHERS; at += 1)
    await payload.create({
      collection: 'events',
      data: {
        type: EVENT_TYPES.match,
        opponent: 'FC Podhorie',
        categories: [ids.U15],
        startsAt: new Date(Date.now() + (at + 1) * 3_600_000).toISOString(),
        published: true,
      } as never,
      ...open,
    })
  const jana = await payload.findByID({ collection: 'users', id: ids.jana! })
  const req = await request(payload, jana)
  const read = await eventsRead(async () => {
    const list = await familyEvents(req, { kind: 'matches', shown: 20 } as never)
    expect(list.upcoming.length + list.waiting.length).toBeGreaterThan(0)
  })
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(OTHERS / 2)
})
