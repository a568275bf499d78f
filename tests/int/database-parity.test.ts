import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { printDatabase, setUpAcademy } from '../support/academy'

// Where the two adapters could be expected to differ; the suite runs on either database.
printDatabase('parity of databases')

const academy = setUpAcademy()
let payload: Payload
const u9 = randomUUID()
const u11 = randomUUID()

beforeAll(async () => {
  payload = academy.payload
  for (const [id, name] of [
    [u9, 'U9'],
    [u11, 'U11'],
  ] as const)
    await payload.create({
      collection: 'categories',
      data: { id, name, slug: name.toLowerCase(), order: 1 } as never,
      overrideAccess: true,
    })
})

const player = (firstName: string) =>
  payload.db.create({
    collection: 'users',
    data: {
      id: randomUUID(),
      firstName,
      lastName: 'Ľalík',
      username: `${firstName.toLowerCase()}.lalik`,
      role: 'player',
      playing: true,
      active: true,
      category: u9,
    },
  })
const count = async (where: Where) =>
  (await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs

describe('both databases alike', () => {
  test('every row gets a UUID as its id', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      data: { name: 'U13', slug: 'u13', order: 1 } as never,
      overrideAccess: true,
    })
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('many players may lack an e-mail address', async () => {
    await player('Ema')
    await expect(player('Adam')).resolves.toMatchObject({ firstName: 'Adam' })
  })

  test('ten simultaneous creates of one category name make one category', async () => {
    const create = () =>
      payload.create({
        collection: 'categories',
        data: { name: 'U19', slug: 'u19', order: 1 } as never,
        overrideAccess: true,
      })
    const settled = await Promise.allSettled(Array.from({ length: 10 }, create))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a filter by an empty list finds nothing', async () => {
    expect(await count({ id: { in: [] } })).toBe(0)
  })

  test('times compare alike, by day and by exact moment', async () => {
    const startsAt = '2026-11-24T16:00:00.000Z'
    await payload.create({
      collection: 'events',
      data: { title: 'Tréning', type: 0, categories: [u11], startsAt, published: true } as never,
      overrideAccess: true,
    })
    const found = async (where: Where) =>
      (await payload.find({ collection: 'events', where, overrideAccess: true })).docs.map(
        (doc) => doc.startsAt,
      )
    expect(await found({ startsAt: { greater_than: '2026-11-24' } })).toEqual([startsAt])
    expect(await found({ startsAt: { greater_than_equal: startsAt } })).toEqual([startsAt])
    expect(await found({ startsAt: { less_than: startsAt } })).toEqual([])
  })

  test('a category with players is not deleted, and the error says why', async () => {
    const deletion = payload.delete({ collection: 'categories', id: u9, overrideAccess: true })
    const { status, message } = (await deletion.catch((error: unknown) => error)) as {
      status: number
      message: string
    }
    expect([400, 409]).toContain(status)
    expect(message).toMatch(/U9|kategóri/i)
  })
})
