import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { buildConfig, getPayload } from 'payload'
import { sqliteDatabase } from '@/db/sqlite/adapter'
import { dayOf } from '@/lib/dates'
import { pendingOf } from '@/db/migrations/pending'
import type { Migration } from '@/db/sqlite/migrate'

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-migrations-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

const step = (name: string, ...statements: string[]): Migration => ({
  name,
  up: async ({ db }: MigrateUpArgs) => {
    for (const statement of statements) await db.run(sql.raw(statement))
  },
})
const initial = step(
  '1_initial',
  'CREATE TABLE payload_migrations (id integer PRIMARY KEY, name text, batch numeric)',
  'CREATE TABLE events (id text PRIMARY KEY, title text)',
  'CREATE TABLE rows (id text PRIMARY KEY, event text NOT NULL REFERENCES events(id) ON DELETE CASCADE)',
  `INSERT INTO events VALUES ('training', 'Tréning')`,
  `INSERT INTO rows VALUES ('jakub', 'training'), ('ema', 'training')`,
)
/** What drizzle writes when a column becomes required: the table is rebuilt, with pragmas in between. */
const rebuild = step(
  '2_rebuild',
  'PRAGMA foreign_keys=OFF',
  'CREATE TABLE __new_events (id text PRIMARY KEY, title text NOT NULL)',
  'INSERT INTO __new_events SELECT id, title FROM events',
  'DROP TABLE events',
  'ALTER TABLE __new_events RENAME TO events',
  'PRAGMA foreign_keys=ON',
)
const orphaning = step('3_orphaning', 'DELETE FROM events')
const broken = step('3_broken', 'DELETE FROM rows', 'CREATE TABLE events (id text)')

const open = async (file: string, migrations: Migration[]) => {
  const config = buildConfig({
    secret: 'x'.repeat(32),
    db: sqliteDatabase(`file:${file}`, migrations),
    typescript: { autoGenerate: false },
    logger: { options: { level: 'silent' } },
  })
  const payload = await getPayload({ config, key: randomUUID() })
  await payload.destroy()
}
const query = async (file: string, statement: string) => {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(statement)
  client.close()
  return rows.map((row) => row[0])
}
const ROWS = 'SELECT id FROM rows ORDER BY id'
const APPLIED = 'SELECT name FROM payload_migrations ORDER BY id'

test('a place that was marked as closed is closed from today until further notice', async () => {
  const file = path.join(folder, 'places.db')
  const { migrations } = await import('@/db/migrations/sqlite')
  const at = migrations.findIndex(({ name }) => name.endsWith('place_closures'))
  const earlier = migrations.slice(0, at)
  await open(file, earlier)
  await query(
    file,
    "INSERT INTO club (id, name, short_name, colours_club, colours_shout) VALUES (1, 'K', 'K', '', '')",
  )
  await query(
    file,
    "INSERT INTO club_places (_order, _parent_id, id, name, closed) VALUES (1, 1, 'a', 'Hala', 1), (2, 1, 'b', 'Tráva', 0)",
  )
  await open(file, [...earlier, migrations[at]!])
  expect(
    await query(
      file,
      "SELECT _parent_id || ' ' || \"from\" || ' ' || ifnull(\"to\", '') FROM club_places_closures",
    ),
  ).toEqual([`a ${dayOf(new Date())} `])
  expect(
    await query(file, "SELECT count(*) FROM pragma_table_info('club_places') WHERE name = 'closed'"),
  ).toEqual([0])
})

describe('migrations', () => {
  test('a rebuilt table keeps every row that refers to it', async () => {
    const file = path.join(folder, 'rebuild.db')
    await open(file, [initial])
    await open(file, [initial, rebuild])
    expect(await query(file, ROWS)).toEqual(['ema', 'jakub'])
    expect(await query(file, APPLIED)).toEqual(['1_initial', '2_rebuild'])
  })

  test.each([
    ['that orphans rows', orphaning],
    ['that fails half way', broken],
  ])('a migration %s restores the file as it was before the first one', async (_case, failing) => {
    const file = path.join(folder, `${failing.name}.db`)
    await open(file, [initial])
    await expect(open(file, [initial, rebuild, failing])).rejects.toThrow(/Databáza je v stave pred ňou/)
    expect(await query(file, ROWS)).toEqual(['ema', 'jakub'])
    expect(await query(file, APPLIED)).toEqual(['1_initial'])
    await open(file, [initial, rebuild])
    expect(await query(file, APPLIED)).toEqual(['1_initial', '2_rebuild'])
  })

  test('the file is copied before a migration, and not when there is none', async () => {
    const file = path.join(folder, 'copied', 'akademia.db')
    await open(file, [initial])
    await open(file, [initial])
    await expect(fs.readdir(path.join(folder, 'copied', 'backups'))).rejects.toThrow()
    await open(file, [initial, rebuild])
    const [copy = ''] = await fs.readdir(path.join(folder, 'copied', 'backups'))
    expect(await query(path.join(folder, 'copied', 'backups', copy), APPLIED)).toEqual(['1_initial'])
  })

  test('a migration that fails at every restart makes one copy and deletes no other', async () => {
    const home = path.join(folder, 'restarting')
    const file = path.join(home, 'akademia.db')
    await open(file, [initial])
    await open(file, [initial, rebuild])
    const [older] = await fs.readdir(path.join(home, 'backups'))
    for (let round = 0; round < 7; round += 1)
      await expect(open(file, [initial, rebuild, broken])).rejects.toThrow(/Databáza je v stave pred ňou/)
    const copies = (await fs.readdir(path.join(home, 'backups'))).sort()
    expect(copies).toEqual([older, 'pred-neuspesnou-migraciou.db'].sort())
    for (const copy of copies)
      expect(await query(path.join(home, 'backups', copy), ROWS)).toEqual(['ema', 'jakub'])
  })

  test('a start completes the restoring of the file that a killed process had begun', async () => {
    const file = path.join(folder, 'half-restored.db')
    await open(file, [initial])
    await fs.copyFile(file, `${file}.restoring`)
    // The failed migration left a file and a journal that the next start must not read.
    await fs.writeFile(file, 'half')
    await fs.writeFile(`${file}-wal`, 'half')
    await open(file, [initial])
    expect(await query(file, ROWS)).toEqual(['ema', 'jakub'])
    await expect(fs.access(`${file}.restoring`)).rejects.toThrow()
  })

  test('a database of a newer version is refused', () => {
    expect(() => pendingOf([initial], ['1_initial', '2_rebuild'])).toThrow(/novšej verzie/)
  })

  test('a database of the development mode is refused without a prompt', async () => {
    const file = path.join(folder, 'pushed.db')
    await open(file, [step('1_initial', 'CREATE TABLE payload_migrations (name text, batch numeric)')])
    await query(file, `INSERT INTO payload_migrations VALUES ('dev', -1)`)
    await expect(open(file, [initial])).rejects.toThrow(/vývojový režim/)
  })
})
