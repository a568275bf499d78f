import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload'
import { openBeside } from './academy'
import { TRANSACTIONS, type Transactions } from '@/db/sqlite/transactions'

/** How many rows each collection gets. */
const ROWS = 3
/** So many more deliveries, for a copy of several batches. */
const MORE_DELIVERIES = 2500

let counter = 0
const next = (): number => (counter += 1)
const idOf = (slug: string, at: number): string => `${slug}-${at}-0000-4000-8000-000000000000`

type Values = Record<string, unknown>

const relation = (relationTo: string | readonly string[], at: number): unknown =>
  typeof relationTo === 'string'
    ? idOf(relationTo, at)
    : { relationTo: relationTo[0], value: idOf(relationTo[0]!, at) }

const filledJson = (): object => ({ root: { b: null, a: [1, 2.5, 'ľ', { deep: true }], at: next() } })
/** What is stored for nothing, and for nothing further in: each database writes it in its own way. */
const EMPTY_JSON = [[], {}, { none: [], nobody: {} }, [[], {}], [''], { name: '' }]

/** A value of every kind of field; the relations refer to rows of `filledClub`. Throws for a kind it does not know. */
function valueOf(field: FlattenedField, at: number): unknown {
  const many = 'hasMany' in field && field.hasMany
  switch (field.type) {
    case 'array':
      return [0, 1].map((item) => ({ id: randomUUID(), ...valuesOf(field.flattenedFields, item) }))
    case 'checkbox':
      return next() % 2 === 0
    case 'date':
      return new Date(Date.UTC(2026, 0, 1) + next() * 86_400_123).toISOString()
    case 'group':
    case 'tab':
      return valuesOf(field.flattenedFields, at)
    case 'json':
      return [...EMPTY_JSON, filledJson()][next() % (EMPTY_JSON.length + 1)]
    case 'richText':
      return filledJson()
    case 'number':
      return next() / 4
    case 'relationship':
    case 'upload':
      return many ? [1, 0].map((one) => relation(field.relationTo, one)) : relation(field.relationTo, at)
    case 'radio':
    case 'select': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      return many ? values.slice(0, 2).reverse() : (values[at % values.length] ?? 'draft')
    }
    case 'email':
    case 'text':
    case 'textarea':
      return `Ľ „${field.name}“ [${next()}] 100 %`
    default:
      throw new Error(`No value for a field of type ${field.type}`)
  }
}

/** Values of all fields but ids and those that are not stored. */
const valuesOf = (fields: readonly FlattenedField[], at: number): Values =>
  Object.fromEntries(
    fields
      .filter(
        (field) => field.name !== 'id' && field.type !== 'join' && !('virtual' in field && field.virtual),
      )
      .map((field) => [field.name, valueOf(field, at)]),
  )

/** A row in which every optional field is empty. */
const onlyRequired = (fields: readonly FlattenedField[], values: Values): Values =>
  Object.fromEntries(
    fields
      .filter((field) => field.type === 'group' || ('required' in field && field.required))
      .map((field) => {
        const value = values[field.name]
        return [
          field.name,
          field.type === 'group' ? onlyRequired(field.flattenedFields, value as Values) : value,
        ]
      }),
  )

async function fillCollection({ db, collections }: Payload, slug: CollectionSlug): Promise<void> {
  const { flattenedFields, versions } = collections[slug].config
  const hasOwnIds = collections[slug].customIDType !== undefined
  for (let at = 0; at < ROWS; at += 1) {
    const all = valuesOf(flattenedFields, at)
    const values = at === ROWS - 1 ? onlyRequired(flattenedFields, all) : all
    const id = idOf(slug, at)
    await db.create({ collection: slug, data: { ...values, ...(hasOwnIds ? { id } : {}) }, returning: false })
    if (!versions) continue
    const [createdAt, updatedAt] = ['2026-01-02T03:04:05.006Z', '2026-02-03T04:05:06.007Z']
    for (const day of [1, 2])
      await db.createVersion({
        collectionSlug: slug,
        parent: id,
        versionData: { ...valuesOf(flattenedFields, at), title: `Verzia ${day}` } as never,
        createdAt,
        updatedAt: updatedAt.replace('03T', `0${3 + day}T`),
        autosave: false,
      })
  }
}

/**
 * A SQLite file in which every table has rows and every field a value, also in a collection added later, and one has
 * rows for several batches. It is closed and whole.
 */
export async function filledClub(folder: string): Promise<string> {
  const file = path.join(folder, 'akademia.db')
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: `file:${file}` })
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests'
  const payload = await openBeside()
  const { [TRANSACTIONS]: transactions } = payload.db as object as { [TRANSACTIONS]: Transactions }
  const { client } = transactions.writer()
  // Collections refer to each other in circles.
  await client.execute('PRAGMA foreign_keys = OFF')
  for (const slug of Object.keys(payload.collections))
    if (slug !== 'payload-migrations') await fillCollection(payload, slug as CollectionSlug)
  for (const { slug, flattenedFields } of payload.globals.config)
    await payload.db.createGlobal({ slug: slug as GlobalSlug, data: valuesOf(flattenedFields, 0) as never })
  await client.execute(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MORE_DELIVERIES})
     INSERT INTO deliveries (id, user_id, channel, state) SELECT 'more-' || i, '${idOf('users', 1)}', 'email', 'sent' FROM n`,
  )
  const dangling = await client.execute('PRAGMA foreign_key_check')
  if (dangling.rows.length > 0) throw new Error(`Rows of ${String(dangling.rows[0]?.table)} refer to nothing`)
  await payload.destroy()
  return file
}

/** The tables of a file without a row. */
export async function emptyTables(file: string): Promise<string[]> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  const empty: string[] = []
  for (const { name } of rows)
    if ((await client.execute(`SELECT 1 FROM "${String(name)}" LIMIT 1`)).rows.length === 0)
      empty.push(String(name))
  client.close()
  return empty.sort()
}

/** Runs statements on a closed file. Without a journal beside it: the client is closed only when it is garbage collected. */
export async function changeFile(file: string, ...statements: string[]): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  await client.execute('PRAGMA journal_mode = DELETE')
  for (const statement of statements) await client.execute(statement)
  client.close()
}

/** Copies a closed database file under a new name. */
export async function copyFile(file: string): Promise<string> {
  const copy = path.join(path.dirname(file), `${randomUUID()}.db`)
  await fs.copyFile(file, copy)
  return copy
}
