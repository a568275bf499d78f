import type { Client } from '@libsql/client'
import { getTableName } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { buildVersionCollectionFields, type CollectionSlug, type FlattenedField, type Payload } from 'payload'
import { StartRefusal } from '@/lib/env'
import { insertsInto } from '../insert-rows'
import { TRANSACTIONS, type Transactions } from '../sqlite/transactions'
import { tableOf } from '../tables'
import { notEmpty } from './applied'
import { documentRows } from './document-rows'
import type { Part, Row, Target } from './parts'
import { tableOfPart } from './sqlite-source'
import { isUnfinishedFile, UNFINISHED_TABLE } from './unfinished'

type Table = SQLiteAdapter['tables'][string]

/** Tables of a database in which nothing has been written yet. */
const BOOKKEEPING = ['payload_migrations', UNFINISHED_TABLE]

async function tablesIn(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
  )
  return rows.map(({ name }) => String(name))
}

/**
 * Marks the file as an unfinished copy and removes what an earlier, unfinished one left in it. Throws StartRefusal when
 * it holds anything else. To be called before the migrations.
 */
export async function prepareFile(client: Client): Promise<void> {
  const tables = await tablesIn(client)
  if (!(await isUnfinishedFile(client))) {
    for (const name of tables) {
      if (BOOKKEEPING.includes(name)) continue
      const { rows } = await client.execute(`SELECT 1 FROM "${name}" LIMIT 1`)
      if (rows.length > 0) throw notEmpty(name)
    }
    await client.execute(`CREATE TABLE ${UNFINISHED_TABLE} (began text)`)
  }
  await client.execute('PRAGMA foreign_keys = OFF')
  for (const name of tables) if (name !== UNFINISHED_TABLE) await client.execute(`DROP TABLE "${name}"`)
  await client.execute('PRAGMA foreign_keys = ON')
}

/** Fills an open file on its one writing connection, a batch a transaction. */
export async function sqliteTarget(payload: Payload): Promise<Target> {
  const db = payload.db as unknown as SQLiteAdapter
  const { [TRANSACTIONS]: transactions } = db as unknown as { [TRANSACTIONS]: Transactions }
  const writer = transactions.writer()
  // Collections refer to each other in circles; `check` looks at all references at the end.
  await writer.client.execute('PRAGMA foreign_keys = OFF')
  /** The last id given in each table that numbers its rows. */
  const numbers = new Map<string, number>()
  const numbered = (table: Table, rows: readonly Row[]): readonly Row[] => {
    if (table.id?.dataType !== 'number') return rows
    const name = getTableName(table)
    const last = numbers.get(name) ?? 0
    numbers.set(name, last + rows.length)
    return rows.map((row, at) => ({ ...row, id: last + at + 1 }))
  }
  const store = async (table: Table, fields: readonly FlattenedField[], rows: readonly Row[]) => {
    const stored = documentRows(db, getTableName(table), fields, numbered(table, rows))
    await writer.client.execute('BEGIN IMMEDIATE')
    for (const [name, plain] of stored)
      for (const statement of insertsInto(db.tables[name]!, plain)) await writer.db.run(statement)
    await writer.client.execute('COMMIT')
  }
  return {
    payload,
    write: (part, rows) => store(tableOfPart(db, part), fieldsOf(payload, part), rows),
    async writeGlobal(slug, values) {
      const fields = payload.globals.config.find((config) => config.slug === slug)?.flattenedFields ?? []
      // Payload's adapter would date it now.
      await store(tableOf(db, slug as CollectionSlug), fields, [{ ...values, id: 1 }])
    },
    async check() {
      const { rows } = await writer.client.execute('PRAGMA foreign_key_check')
      const [first] = rows
      if (first)
        throw new StartRefusal(
          `Kópia sa nedokončila: ${rows.length} záznamov odkazuje na niečo, čo v zdroji nie je (prvý je v ${String(first.table)} a odkazuje do ${String(first.parent)}).`,
        )
    },
    finish: async () => void (await writer.client.execute(`DROP TABLE ${UNFINISHED_TABLE}`)),
  }
}

const fieldsOf = ({ collections, config }: Payload, { slug, versions }: Part): readonly FlattenedField[] => {
  const collection = collections[slug].config
  return versions ? buildVersionCollectionFields(config, collection, true) : collection.flattenedFields
}
