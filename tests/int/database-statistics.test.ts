import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Client, type Config, createClient } from '@libsql/client'
import { refreshStatistics } from '@/db/sqlite/statistics'

let folder: string
let config: Config
let writer: Client
let reader: Client

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-statistics-'))
  config = { url: `file:${path.join(folder, 'figures.db')}` }
  ;[writer, reader] = [createClient(config), createClient(config)]
  await writer.executeMultiple(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE fees (id INTEGER PRIMARY KEY, period INTEGER, deleted_at TEXT);
    CREATE INDEX fees_deleted_at_idx ON fees (deleted_at);
    CREATE INDEX fees_period_idx ON fees (period);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
    INSERT INTO fees (period) SELECT i % 150 FROM n;
    CREATE TABLE payments (id INTEGER PRIMARY KEY, source_id INTEGER, created_at INTEGER);
    CREATE INDEX payments_source_idx ON payments (source_id);
    CREATE INDEX payments_created_at_idx ON payments (created_at);
    INSERT INTO payments (created_at) SELECT id FROM fees;
    CREATE TABLE users (id INTEGER PRIMARY KEY, merged_into_id INTEGER);
    CREATE INDEX users_merged_into_idx ON users (merged_into_id);
    INSERT INTO users (id) SELECT id FROM fees;
    CREATE TABLE events (id INTEGER PRIMARY KEY, starts_at INTEGER, published INTEGER, cancelled_at INTEGER);
    CREATE INDEX events_starts_at_idx ON events (starts_at);
    CREATE INDEX events_published_idx ON events (published);
    CREATE INDEX events_cancelled_cancelled_at_idx ON events (cancelled_at);
    INSERT INTO events SELECT id, id, id % 10 > 0, CASE WHEN id % 100 = 0 THEN id END FROM fees;
    CREATE TABLE events_rels (id INTEGER PRIMARY KEY, parent_id INTEGER, category INTEGER);
    CREATE INDEX events_rels_parent_idx ON events_rels (parent_id);
    CREATE INDEX events_rels_category_idx ON events_rels (category);
    INSERT INTO events_rels (parent_id, category) SELECT id, id % 6 FROM events UNION ALL SELECT id, NULL FROM events;
  `)
  // What an earlier version has left: whoever has read it would never use some of the indexes again.
  await writer.execute('ANALYZE')
  await reader.execute('SELECT count(*) FROM fees')
})
/** How a client would run a statement now. A statement before lets it notice a change of the schema: a plan alone does not. */
async function planOf(client: Client, statement: string): Promise<string> {
  await client.execute('SELECT count(*) FROM fees')
  const { rows } = await client.execute(`EXPLAIN QUERY PLAN ${statement}`)
  return rows.map(({ detail }) => String(detail)).join()
}

afterAll(async () => {
  writer.close()
  reader.close()
  await fs.rm(folder, { recursive: true })
})

test('fees of a season are found by the index of months, not by that of the trash', async () => {
  const months = Array.from({ length: 13 }, (_, month) => month).join()
  const query = `SELECT * FROM fees WHERE period IN (${months}) AND deleted_at IS NULL`
  await refreshStatistics(config)
  for (const client of [writer, reader]) expect(await planOf(client, query)).toContain('fees_period_idx')
})

test('a second start refreshes the statistics', async () => {
  await writer.execute('INSERT INTO fees (period) SELECT 1 FROM fees')
  await refreshStatistics(config)
  const { rows } = await reader.execute(`SELECT stat FROM sqlite_stat1 WHERE idx = 'fees_deleted_at_idx'`)
  const [all, same] = String(rows[0]?.stat).split(' ')
  expect(Number(all)).toBeGreaterThan(30_000)
  expect(same).toBe(all)
})

test('the rows of a hundred payments are found by an index, not by a scan', async () => {
  const ids = Array.from({ length: 100 }, (_, id) => id).join()
  await refreshStatistics(config)
  for (const where of [`source_id IN (${ids})`, `(id IN (${ids}) OR source_id IN (${ids}))`]) {
    const plan = await planOf(writer, `SELECT * FROM payments WHERE ${where} ORDER BY created_at`)
    expect(plan).toContain('payments_source_idx')
    expect(plan).not.toContain('SCAN')
  }
})

test('what refers to an account that is deleted is found by an index, though hardly anything does', async () => {
  await refreshStatistics(config)
  const query = 'UPDATE users SET merged_into_id = NULL WHERE merged_into_id = 7'
  for (const client of [writer, reader])
    expect(await planOf(client, query)).toContain('users_merged_into_idx')
})

test('events of a season are found by their days, not by a column with few values', async () => {
  await refreshStatistics(config)
  const season = 'starts_at >= 1000 AND starts_at < 1300'
  for (const shared of ['published = 1', 'cancelled_at IS NULL', 'published = 1 AND cancelled_at IS NULL']) {
    const plan = await planOf(writer, `SELECT * FROM events WHERE ${season} AND ${shared}`)
    expect(plan).toContain('events_starts_at_idx')
  }
})

test("events of a category's season are found by their days, not by the category", async () => {
  await refreshStatistics(config)
  const plan = await planOf(
    writer,
    `SELECT * FROM events LEFT JOIN events_rels ON events_rels.parent_id = events.id
     WHERE starts_at >= 1000 AND starts_at < 1300 AND published = 1 AND category IN (2, 3)`,
  )
  expect(plan).toContain('events_starts_at_idx')
  expect(plan).toContain('events_rels_parent_idx')
})

test('the statistics of a column with few values count its values, those of others use a sample', async () => {
  await refreshStatistics(config)
  const { rows } = await writer.execute('SELECT idx, stat FROM sqlite_stat1')
  const figures = new Map(rows.map(({ idx, stat }) => [idx, String(stat).split(' ').map(Number)]))
  const [all, published] = figures.get('events_published_idx')!
  expect(published).toBe(Math.ceil(all! / 2))
  // NULL counts as a value.
  const [rels, category] = figures.get('events_rels_category_idx')!
  expect(category).toBe(Math.ceil(rels! / 7))
  expect(figures.get('events_starts_at_idx')![1]).toBeLessThan(10)
})
