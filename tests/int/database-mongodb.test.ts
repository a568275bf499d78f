import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'

// Checks of the models for MongoDB, without a server. What needs one is in the parity suites, which are skipped without
// it.

type Index = [keys: Record<string, number>, options: Record<string, unknown>]
interface Models {
  collections: Record<string, { schema: { indexes: () => Index[] } }>
}

let payload: Payload
let indexes: { slug: string; keys: string[]; options: Index[1] }[]

beforeAll(async () => {
  process.env.PAYLOAD_SECRET = 'only-for-tests-only-for-tests-only-for-tests'
  process.env.DATABASE_URL = 'mongodb://127.0.0.1:1/akademia?replicaSet=rs0'
  const { default: config } = await import('../../payload.config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config, disableDBConnect: true })
  const { collections } = payload.db as unknown as Models
  indexes = Object.entries(collections).flatMap(([slug, { schema }]) =>
    schema.indexes().map(([keys, options]) => ({ slug, keys: Object.keys(keys), options })),
  )
}, 60_000)
afterAll(() => payload.destroy())

const ours = () => Object.values(payload.collections).filter(({ config }) => !/^payload-/.test(config.slug))

describe('MongoDB models', () => {
  test('MongoDB has the unique indexes SQLite has, and many rows may lack the value', () => {
    const optional = indexes.filter(({ options }) => options.partialFilterExpression !== undefined)
    expect(optional.map(({ slug, keys }) => `${slug}.${keys.join()}`)).toEqual(
      expect.arrayContaining([
        'users.email',
        'users.username',
        'users.variableSymbol',
        'users.familySymbol',
        'users.calendarToken',
        'payments.bankReference',
        'notifications.operation',
        'playerMigrations.operation',
      ]),
    )
    for (const { keys, options } of optional)
      expect(options).toMatchObject({
        unique: true,
        partialFilterExpression: { [keys[0]!]: { $gt: '' } },
      })
    // A sparse index treats every null as the same value: there must be none.
    expect(indexes.filter(({ options }) => options.sparse)).toEqual([])
  })

  test('MongoDB has every index a collection names, unique where it says so', () => {
    for (const { config } of ours())
      for (const { fields, unique } of config.indexes ?? []) {
        const made = indexes.find(({ slug, keys }) => slug === config.slug && keys.join() === fields.join())
        expect([config.slug, fields, made?.options.unique ?? false]).toEqual([
          config.slug,
          fields,
          unique ?? false,
        ])
      }
  })

  test('ids in MongoDB are texts of our own, so that relations hold texts', () => {
    for (const { config, customIDType } of ours())
      expect([config.slug, customIDType]).toEqual([config.slug, 'text'])
  })
})

test("no access filter uses a dotted path through a join, where MongoDB's adapter drops text ids", () => {
  const joins = ours().flatMap(({ config }) =>
    config.flattenedFields.filter(({ type }) => type === 'join').map(({ name }) => `${config.slug}.${name}`),
  )
  // Its filter is in notifications/access.ts and uses `contains`; a second join needs the same.
  expect(joins).toEqual(['notifications.deliveries'])
})
