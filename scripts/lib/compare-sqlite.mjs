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
 * @typedef {{ table: string, kind: 'items' | 'relations' | 'values', parent: string, columns: Column[] }} List
 * @typedef {{ table: string, columns: Column[], lists: List[] }} Main
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
    lists.push({ table, kind, parent: String(key?.table), columns })
  }
  for (const main of mains) main.lists = lists.filter(({ parent }) => parent === main.table)
  const orphan = lists.find(({ parent }) => !mains.some(({ table }) => table === parent))
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

/** The further tables of these rows, by the id of the row. @param {import('@libsql/client').Client} client @param {List} list @param {unknown[]} ids */
async function readList(client, { table, kind, columns }, ids) {
  const [key, order] = kind === 'items' ? ['_parent_id', '_order'] : ['parent_id', 'order']
  const { rows } = await client.execute({
    sql: `SELECT * FROM "${table}" WHERE "${key}" IN (SELECT value FROM json_each(?)) ORDER BY "${order}", id`,
    args: [JSON.stringify(ids)],
  })
  /** @type {Map<unknown, Map<string, { items: Fields[], values: unknown[] }>>} */
  const found = new Map()
  for (const row of rows) {
    const path = kind === 'relations' ? snake(String(row.path).replaceAll('.', '_')) : ''
    const own = found.get(row[key]) ?? new Map()
    const list = own.get(path) ?? { items: [], values: [] }
    if (kind === 'items') list.items.push(fieldsOf(columns, row))
    else if (kind === 'values') list.values.push(row.value)
    else
      list.values.push(
        columns
          .map(({ name }) => (/._id$/.test(name) && name !== 'parent_id' ? row[name] : null))
          .find((id) => id !== null),
      )
    found.set(row[key], own.set(path, list))
  }
  return found
}

/** @param {string} url */
export async function openSqlite(url) {
  const file = url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '')
  if (!fs.existsSync(file)) throw new Error(`Databáza ${file} neexistuje.`)
  const client = createClient({ url: `file:${file}` })
  const mains = new Map((await readSchema(client)).map((main) => [commonName(main.table), main]))
  for (const name of LEFT_OUT) mains.delete(name)
  /** @param {Main} main @param {List} list */
  const listName = (main, list) => list.table.slice(main.table.length + 1)

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
      const lists = await Promise.all(main.lists.map((list) => readList(client, list, ids)))
      for (const row of batch.rows) {
        const fields = fieldsOf(main.columns, row)
        main.lists.forEach((list, at) => {
          for (const [path, { items, values }] of lists[at]?.get(row.id) ?? []) {
            const own = path || listName(main, list)
            if (LEFT_OUT_FIELDS.includes(own)) continue
            fields.set(own, list.kind === 'items' ? canonicalItems(items) : canonical(values))
          }
        })
        if (isNumbered) fields.delete('id')
        yield { key: isNumbered ? nameRow(fields) : String(row.id), fields }
      }
    }
  }

  /** @param {string} name @returns {import('./compare-values.mjs').Shape | undefined} */
  function shape(name) {
    const main = mains.get(name)
    if (!main) return undefined
    const paths = (/** @type {Column[]} */ columns) => new Set(columns.map((column) => pathOf(column.name)))
    const items = main.lists.filter(({ kind }) => kind === 'items')
    return {
      columns: paths(main.columns),
      lists: new Map(items.map((list) => [listName(main, list), paths(list.columns)])),
    }
  }
  return {
    names: () => new Map([...mains].map(([name, { table }]) => [name, table])),
    shape,
    rows,
    close: async () => client.close(),
  }
}
