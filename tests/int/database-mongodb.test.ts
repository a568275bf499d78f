import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FlattenedField, Payload } from 'payload'
import { openBeside } from '../support/academy'

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
  payload = await openBeside({ disableDBConnect: true })
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

  test('no index says that it is not unique, because MongoDB does not either and it would be built anew at every start', () => {
    expect(indexes.filter(({ options }) => options.unique === false)).toEqual([])
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

  test('every index of SQLite is one of MongoDB, or begins one, and is unique where that is', () => {
    const missing = sqliteIndexes().filter(
      ({ slug, paths, unique }) =>
        !indexes.some(
          (made) =>
            made.slug === slug &&
            paths.every((path, at) => made.keys[at] === path) &&
            (!unique || (made.options.unique === true && made.keys.length === paths.length)),
        ),
    )
    expect(missing).toEqual([])
    expect(sqliteIndexes().length).toBeGreaterThan(100)
  })

  test('ids in MongoDB are texts of our own, so that relations hold texts', () => {
    for (const { config, customIDType } of ours())
      expect([config.slug, customIDType]).toEqual([config.slug, 'text'])
  })
})

const SNAPSHOTS = 'src/db/migrations/sqlite'
const snake = (name: string) =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The paths of fields by the columns SQLite's adapter gives them, those of arrays and of lists of relations by table. */
function columnsOf(
  fields: readonly FlattenedField[],
  table: string,
  path = '',
  column = '',
): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const add = (key: string, value: string) => (found[key] = [...(found[key] ?? []), value])
  for (const field of fields) {
    const own = `${path}${field.name}`
    const name = `${column}${snake(field.name)}`
    if (field.type === 'array' || ('flattenedFields' in field && field.type === 'group')) {
      const inner =
        field.type === 'array'
          ? columnsOf(field.flattenedFields, `${table}_${name}`, `${own}.`)
          : columnsOf(field.flattenedFields, table, `${own}.`, `${name}_`)
      for (const [key, paths] of Object.entries(inner)) paths.forEach((each) => add(key, each))
    } else if (field.type === 'relationship' || field.type === 'upload') {
      const related = [field.relationTo].flat()
      if (field.hasMany || related.length > 1)
        for (const slug of related)
          add(`${table}_rels.${snake(slug)}_id`, related.length > 1 ? `${own}.value` : own)
      else add(`${table}.${name}_id`, own)
    } else add(`${table}.${name}`, own)
  }
  return found
}

/** The indexes of the newest snapshot of SQLite, by the paths of the fields they cover. */
function sqliteIndexes(): { slug: string; paths: string[]; unique: boolean }[] {
  const newest = fs
    .readdirSync(SNAPSHOTS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)!
  const { tables } = JSON.parse(fs.readFileSync(`${SNAPSHOTS}/${newest}`, 'utf8')) as {
    tables: Record<string, { indexes: Record<string, { columns: string[]; isUnique: boolean }> }>
  }
  return ours().flatMap(({ config: { slug, flattenedFields } }) => {
    const columns = columnsOf(flattenedFields, snake(slug))
    return Object.entries(tables)
      .filter(([table]) => table === snake(slug) || table.startsWith(`${snake(slug)}_`))
      .flatMap(([table, { indexes: made }]) =>
        Object.values(made).flatMap(({ columns: names, isUnique: unique }) => {
          const known = names.map((name) => columns[`${table}.${name}`])
          if (known.some((paths) => !paths)) return []
          const [first = [], ...rest] = known as string[][]
          return first.map((path) => ({ slug, paths: [path, ...rest.map(([next]) => next!)], unique }))
        }),
      )
  })
}

test("no access filter uses a dotted path through a join, where MongoDB's adapter drops text ids", () => {
  const joins = ours().flatMap(({ config }) =>
    config.flattenedFields.filter(({ type }) => type === 'join').map(({ name }) => `${config.slug}.${name}`),
  )
  // Its filter is in notifications/access.ts and uses `contains`; a second join needs the same.
  expect(joins).toEqual(['notifications.deliveries'])
})
