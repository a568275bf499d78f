import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { losesRest } from '@/db/sqlite/whole-lists'
import { databaseUnderTest, printDatabase, setUpAcademy } from '../support/academy'

// A partial update with the adapter changes the given fields and nothing else.
printDatabase('parity of lists')

const academy = setUpAcademy()
let payload: Payload
const [jana, jakub, u13] = [randomUUID(), randomUUID(), randomUUID()]

beforeAll(async () => {
  payload = academy.payload
  await payload.db.create({ collection: 'categories', data: { id: u13, name: 'U13', slug: 'u13', order: 1 } })
  const person = {
    lastName: 'Ľalík',
    role: 'player',
    active: true,
    quietHours: { from: '22:00', to: '06:00' },
  }
  await payload.db.create({
    collection: 'users',
    data: { id: jakub, firstName: 'Jakub', username: 'jakub', ...person },
  })
  await payload.db.create({
    collection: 'users',
    data: {
      id: jana,
      firstName: 'Jana',
      username: 'jana',
      ...person,
      children: [{ id: randomUUID(), player: jakub, relation: 'mother', right: 'full' }],
      notificationChoices: ['events.push', 'fees.email'],
      categories: [u13],
      sessions: [session('phone')],
    },
  })
})

const session = (id: string) => ({
  id,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
})
interface UserRow {
  id: string
  children: { player: string }[]
  notificationChoices: string[]
  categories: string[]
  sessions: { id: string }[]
  quietHours: object
  active: boolean
}

const stored = async () => {
  const row = await payload.db.findOne<UserRow>({ collection: 'users', where: { id: { equals: jana } } })
  const { children, notificationChoices, categories, sessions, quietHours, active } = row!
  return {
    children: children.map(({ player }) => player),
    notificationChoices,
    categories,
    sessions: sessions.map(({ id }) => id),
    quietHours,
    active,
  }
}
const write = (data: Record<string, unknown>, returning?: false) =>
  payload.db.updateOne({ collection: 'users', id: jana, data, returning })

describe('partial updates', () => {
  const whole = {
    children: [jakub],
    notificationChoices: ['events.push', 'fees.email'],
    categories: [u13],
    sessions: ['phone'],
    quietHours: { from: '22:00', to: '06:00' },
    active: true,
  }

  test('an update of one list leaves the other lists as they are', async () => {
    expect(await stored()).toEqual(whole)
    await write({ notificationChoices: ['news.push'] })
    expect(await stored()).toEqual({ ...whole, notificationChoices: ['news.push'] })
    await write({ categories: [] }, false)
    expect(await stored()).toEqual({ ...whole, notificationChoices: ['news.push'], categories: [] })
    await write({ categories: [u13], notificationChoices: ['events.push', 'fees.email'] })
    expect(await stored()).toEqual(whole)
  })

  test('an update of columns leaves the lists as they are', async () => {
    await write({ active: false, quietHours: { from: '20:00' } })
    expect(await stored()).toMatchObject({ children: [jakub], sessions: ['phone'], active: false })
    await write({ active: true, quietHours: { from: '22:00', to: '06:00' } })
    expect(await stored()).toEqual(whole)
  })

  test('an update of the sessions and of a column does both', async () => {
    await write({ active: false, sessions: [] }, false)
    expect(await stored()).toEqual({ ...whole, active: false, sessions: [] })
  })

  test('an update of many rows that would lose a list is refused on SQLite', async () => {
    const where = { id: { equals: jana } }
    const written = payload.db.updateMany({
      collection: 'users',
      data: { notificationChoices: ['news.push'] },
      where,
    })
    if (databaseUnderTest === 'sqlite') await expect(written).rejects.toThrow(/other lists/)
    else await written
    expect((await stored()).children).toEqual([jakub])
  })

  test('an update that would lose a list is recognised in every collection with two lists', () => {
    const fieldsOf = (slug: string) => payload.collections[slug as CollectionSlug].config.flattenedFields
    const lists = (slug: string) =>
      fieldsOf(slug).filter(
        (field) => field.type === 'array' || ('hasMany' in field && field.hasMany === true),
      )
    const many = Object.keys(payload.collections).filter((slug) => lists(slug).length > 1)
    expect(many).toEqual(expect.arrayContaining(['users', 'events']))
    for (const slug of many) {
      expect(losesRest(fieldsOf(slug), { [lists(slug)[0]!.name]: [] })).toBe(true)
      expect(losesRest(fieldsOf(slug), { updatedAt: '2026-11-21T08:00:00.000Z' })).toBe(false)
    }
  })
})
