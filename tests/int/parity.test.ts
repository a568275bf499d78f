import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { literal } from '@/lib/text'
import { printDatabase, setUpAcademy } from '../support/academy'

// Where the two adapters differ by themselves (measured), and what the house does so that it shows nowhere.
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

describe('both databases', () => {
  test('take a percent sign and an underscore for themselves in a search', async () => {
    await person('Ľalík')
    for (const typed of ['%', '_', 'L_lik', 'l%k', '\\']) {
      const words = literal(typed)
      expect(words === '' ? [] : await found({ searchName: { contains: words } })).toEqual([])
    }
    expect(await found({ searchName: { contains: literal('lalik') } })).toEqual(['Ľalík'])
  })

  test('sort people as a Slovak does', async () => {
    for (const name of ['Zvolen', 'Chovan', 'Čech', 'Hudák', 'Ábel', 'Cibula', 'Dana']) await person(name)
    expect(await found({})).toEqual(['Ábel', 'Cibula', 'Čech', 'Dana', 'Hudák', 'Chovan', 'Ľalík', 'Zvolen'])
  })

  test('find nothing under an id that is none, above all not who has no such relation', async () => {
    for (const id of ['x', '', '0123456789abcdef01234567', "' OR 1=1"]) {
      expect(await found({ secondCategory: { equals: id } })).toEqual([])
      expect(await found({ secondCategory: { in: [id] } })).toEqual([])
      expect(await found({ id: { equals: id } })).toEqual([])
    }
  })

  test('count those who have none among those who have another one', async () => {
    await person('Kováč', { secondCategory: u13 })
    expect(await found({ secondCategory: { not_equals: u13 } })).toHaveLength(8)
    expect(await found({ secondCategory: { exists: false } })).toHaveLength(8)
  })

  test('keep an untouched tick as not ticked', async () => {
    const { id } = await payload.create({
      collection: 'categories',
      data: { name: 'U11', slug: 'u11', order: 1 } as never,
      overrideAccess: true,
    })
    const where: Where = { and: [{ id: { equals: id } }, { showInMatches: { exists: true } }] }
    expect((await payload.count({ collection: 'categories', where, overrideAccess: true })).totalDocs).toBe(1)
  })

  test('every tick has a value of its own from the start', () => {
    const bare = Object.entries(payload.collections).flatMap(([slug, { config }]) =>
      slug.startsWith('payload-')
        ? []
        : config.flattenedFields
            .filter((field) => field.type === 'checkbox' && field.defaultValue === undefined)
            .map((field) => `${slug}.${field.name}`),
    )
    // Left open it follows the event's kind; every query asks whether it is true.
    expect(bare).toEqual(['events.answerRequired'])
  })

  test('many changed at once are the same as one after the other', async () => {
    const { docs, errors } = await payload.update({
      collection: 'users',
      where: { category: { equals: u9 } },
      data: { category: u13, secondCategory: null },
      overrideAccess: true,
    })
    expect({ changed: docs.length, errors }).toEqual({ changed: 9, errors: [] })
    expect(await found({ category: { equals: u9 } })).toEqual([])
  })

  test('members of a unique pair are always there, for a missing one counts differently', () => {
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
    // Only the program writes deliveries, always with both.
    expect(loose).toEqual(['deliveries.notification', 'deliveries.user'])
  })
})
