// Reads a SQLite file for the comparison, by its own schema alone.
import fs from 'node:fs'
import { createClient } from '@libsql/client'
import {
  canonical,
  canonicalColumn,
  canonicalItems,
  commonName,
  isEmpty,
  LEFT_OUT,
  LEFT_OUT_FIELDS,
  namer,
  pathOf,
  snake,
} from './compare-values.mjs'

/**
 * @typedef {import('./compare-values.mjs').Fields} Fields
 * @typedef {{ name: string, type: string }} Column
 * @typedef {{ table: string, columns: Column[], lists: List[] }} Main
 * @typedef {Main & { kind: 'items' | 'relations' | 'values', parent: string }} List Items may have lists of their own.
 */

const BATCH = 1000

/** What a table is to another one; undefined for one of its own. @param {Column[]} columns */
function kindOf(columns) {
  const names = columns.map(({ name }) => name)
  if (names.includes('_parent_id')) return 'items'
  if (names.includes('parent_id') && names.includes('path')) return 'relations'
  if (names.includes('parent_id') && names.includes('value') && names.length === 4) return 'values'
  return undefined
}

/** @param {import('@libsql/client').Client} client @returns {Promise<Main[]>} */
async function readSchema(client) {
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'libsql%'`,
  )
  /** @type {Main[]} */
  const mains = []
  /** @type {List[]} */
  const lists = []
  for (const { name } of rows) {
    const table = String(name)
    const info = await client.execute(`PRAGMA table_info("${table}")`)
    const columns = info.rows.map((row) => ({ name: String(row.name), type: String(row.type).toLowerCase() }))
    const kind = kindOf(columns)
    if (!kind) {
      mains.push({ table, columns, lists: [] })
      continue
    }
    const keys = await client.execute(`PRAGMA foreign_key_list("${table}")`)
    const key = keys.rows.find(({ from }) => from === (kind === 'items' ? '_parent_id' : 'parent_id'))
    lists.push({ table, kind, parent: String(key?.table), columns, lists: [] })
  }
  const tables = [...mains, ...lists]
  for (const each of tables) each.lists = lists.filter(({ parent }) => parent === each.table)
  const orphan = lists.find(({ parent }) => !tables.some(({ table }) => table === parent))
  if (orphan) throw new Error(`The table ${orphan.table} belongs to no other one`)
  return mains
}

/** Columns of a row as fields; columns declared as integers hold booleans. @param {Column[]} columns @param {Record<string, unknown>} row @returns {Fields} */
function fieldsOf(columns, row) {
  /** @type {Fields} */
  const fields = new Map()
  for (const { name, type } of columns) {
    if (name.startsWith('_order') || name === '_parent_id' || isEmpty(row[name])) continue
    const value = type === 'integer' && name !== 'id' ? row[name] !== 0 : row[name]
    fields.set(pathOf(name), canonicalColumn(value))
  }
  return fields
}

/** @param {Main} main @param {List} list */
const listName = (main, list) => list.table.slice(main.table.length + 1)

/**
 * What the further tables say of each of these rows: its lists, those of their items among them.
 * @param {import('@libsql/client').Client} client @param {Main} main @param {unknown[]} ids
 * @returns {Promise<(id: unknown) => Fields>}
 */
async function readLists(client, main, ids) {
  const lists = await Promise.all(main.lists.map((list) => readList(client, list, ids)))
  return (id) => {
    /** @type {Fields} */
    const fields = new Map()
    main.lists.forEach((list, at) => {
      for (const [path, { items, values }] of lists[at]?.get(id) ?? []) {
        const own = path || listName(main, list)
        if (LEFT_OUT_FIELDS.includes(own)) continue
        fields.set(own, list.kind === 'items' ? canonicalItems(items) : canonical(values))
      }
    })
    return fields
  }
}

/** One of the further tables of these rows, by the id of the row. @param {import('@libsql/client').Client} client @param {List} list @param {unknown[]} ids */
async function readList(client, list, ids) {
  const { table, kind, columns } = list
  const [key, order] = kind === 'items' ? ['_parent_id', '_order'] : ['parent_id', 'order']
  const { rows } = await client.execute({
    sql: `SELECT * FROM "${table}" WHERE "${key}" IN (SELECT value FROM json_each(?)) ORDER BY "${order}", id`,
    args: [JSON.stringify(ids)],
  })
  const listsOf = await readLists(
    client,
    list,
    rows.map(({ id }) => id),
  )
  /** @type {Map<unknown, Map<string, { items: Fields[], values: unknown[] }>>} */
  const found = new Map()
  for (const row of rows) {
    const path = kind === 'relations' ? snake(String(row.path).replaceAll('.', '_')) : ''
    const own = found.get(row[key]) ?? new Map()
    const known = own.get(path) ?? { items: [], values: [] }
    if (kind === 'items') known.items.push(new Map([...fieldsOf(columns, row), ...listsOf(row.id)]))
    else if (kind === 'values') known.values.push(row.value)
    else
      known.values.push(
        columns
          .map(({ name }) => (/._id$/.test(name) && name !== 'parent_id' ? row[name] : null))
          .find((id) => id !== null),
      )
    found.set(row[key], own.set(path, known))
  }
  return found
}

/** @param {Main} main @returns {import('./compare-values.mjs').Shape} */
const shapeOf = (main) => ({
  columns: new Set(main.columns.map((column) => pathOf(column.name))),
  lists: new Map(
    main.lists.filter(({ kind }) => kind === 'items').map((list) => [listName(main, list), shapeOf(list)]),
  ),
})

/** @param {string} url */
export async function openSqlite(url) {
  const file = url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '')
  if (!fs.existsSync(file)) throw new Error(`Databáza ${file} neexistuje.`)
  const client = createClient({ url: `file:${file}` })
  const mains = new Map((await readSchema(client)).map((main) => [commonName(main.table), main]))
  for (const name of LEFT_OUT) mains.delete(name)
  /** @param {string} name @returns {AsyncGenerator<import('./compare-values.mjs').ComparedRow>} */
  async function* rows(name) {
    const main = mains.get(name)
    if (!main) return
    const isNumbered = main.columns.some((column) => column.name === 'id' && column.type === 'integer')
    const nameRow = namer()
    for (let last = 0; ;) {
      const batch = await client.execute({
        sql: `SELECT rowid AS row_number_, * FROM "${main.table}" WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`,
        args: [last],
      })
      if (batch.rows.length === 0) return
      last = Number(batch.rows.at(-1)?.row_number_)
      const ids = batch.rows.map(({ id }) => id)
      const listsOf = await readLists(client, main, ids)
      for (const row of batch.rows) {
        /** @type {Fields} */
        const fields = new Map([...fieldsOf(main.columns, row), ...listsOf(row.id)])
        if (isNumbered) fields.delete('id')
        yield { key: isNumbered ? nameRow(fields) : String(row.id), fields }
      }
    }
  }

  return {
    names: () => new Map([...mains].map(([name, { table }]) => [name, table])),
    /** @param {string} name */
    shape: (name) => {
      const main = mains.get(name)
      return main && shapeOf(main)
    },
    rows,
    close: async () => client.close(),
  }
}
