import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { literal } from '@/lib/text'
import { printDatabase, setUpAcademy } from '../support/academy'

// Where our own code evens out differences between the two adapters when they read.
printDatabase('parity of reads')

const academy = setUpAcademy()
let payload: Payload
const [u9, u13] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  payload = academy.payload
  for (const [id, name] of [
    [u9, 'U9'],
    [u13, 'U13'],
  ] as const)
    await payload.db.create({
      collection: 'categories',
      data: { id, name, slug: name.toLowerCase(), order: 1, showInMatches: true },
    })
})

const person = (lastName: string, more: object = {}) =>
  payload.create({
    collection: 'users',
    data: {
      firstName: 'Jakub',
      lastName,
      username: '~',
      role: 'player',
      category: u9,
      password: 'Ukazka-2026!',
      ...more,
    } as never,
    overrideAccess: true,
  })
const found = async (where: Where) =>
  (await payload.find({ collection: 'users', where, sort: 'sortName', overrideAccess: true })).docs.map(
    (doc) => doc.lastName,
  )

describe('both databases alike', () => {
  test('a percent sign and an underscore have no meaning in a search', async () => {
    await person('Ľalík')
    for (const typed of ['%', '_', 'L_lik', 'l%k', '\\']) {
      const words = literal(typed)
      expect(words === '' ? [] : await found({ searchName: { contains: words } })).toEqual([])
    }
    expect(await found({ searchName: { contains: literal('lalik') } })).toEqual(['Ľalík'])
  })

  test('names are sorted by the Slovak alphabet', async () => {
    for (const name of ['Zvolen', 'Chovan', 'Čech', 'Hudák', 'Ábel', 'Cibula', 'Dana']) await person(name)
    expect(await found({})).toEqual(['Ábel', 'Cibula', 'Čech', 'Dana', 'Hudák', 'Chovan', 'Ľalík', 'Zvolen'])
  })

  test('an id of no row finds nothing, above all not rows without the relation', async () => {
    for (const id of ['x', '', '0123456789abcdef01234567', "' OR 1=1"]) {
      expect(await found({ secondCategory: { equals: id } })).toEqual([])
      expect(await found({ secondCategory: { in: [id] } })).toEqual([])
      expect(await found({ id: { equals: id } })).toEqual([])
    }
  })

  test('rows without a relation count as different from any id', async () => {
    await person('Kováč', { secondCategory: u13 })
    expect(await found({ secondCategory: { not_equals: u13 } })).toHaveLength(8)
    expect(await found({ secondCategory: { exists: false } })).toHaveLength(8)
  })

  test('an untouched checkbox is stored as false', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      data: { name: 'U11', slug: 'u11', order: 1 } as never,
      overrideAccess: true,
    })
    const where: Where = { and: [{ id: { equals: id } }, { showInMatches: { exists: true } }] }
    expect((await payload.count({ collection: 'categories', where, overrideAccess: true })).totalDocs).toBe(1)
  })

  test('every checkbox has a default value', () => {
    const bare = Object.entries(payload.collections).flatMap(([slug, { config }]) =>
      slug.startsWith('payload-')
        ? []
        : config.flattenedFields
            .filter((field) => field.type === 'checkbox' && field.defaultValue === undefined)
            .map((field) => `${slug}.${field.name}`),
    )
    // Without a value it follows the event's type; every query tests for true.
    expect(bare).toEqual(['events.answerRequired'])
  })

  test('an update of many rows at once equals one after the other', async () => {
    const { docs, errors } = await payload.update({
      collection: 'users',
      where: { category: { equals: u9 } },
      data: { category: u13, secondCategory: null },
      overrideAccess: true,
    })
    expect({ changed: docs.length, errors }).toEqual({ changed: 9, errors: [] })
    expect(await found({ category: { equals: u9 } })).toEqual([])
  })

  test('fields of a unique pair are required, because a missing one counts differently', () => {
    const loose = Object.values(payload.collections).flatMap(({ config }) =>
      (config.indexes ?? [])
        .filter(({ unique }) => unique)
        .flatMap(({ fields }) => fields)
        .filter((name) => {
          const field = config.flattenedFields.find((each) => each.name === name)
          return !(field && 'required' in field && field.required)
        })
        .map((name) => `${config.slug}.${name}`),
    )
    // Deliveries are written only by the program, always with both.
    expect(loose).toEqual(['deliveries.notification', 'deliveries.user'])
  })
})
