import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Client, createClient } from '@libsql/client'
import { refreshStatistics } from '@/db/sqlite/statistics'

let folder: string
let writer: Client
let reader: Client

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-statistics-'))
  const url = `file:${path.join(folder, 'figures.db')}`
  ;[writer, reader] = [createClient({ url }), createClient({ url })]
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
  await reader.execute('SELECT count(*) FROM fees')
})
afterAll(async () => {
  writer.close()
  reader.close()
  await fs.rm(folder, { recursive: true })
})

test('fees of a season are found by the index of months, not by that of the trash', async () => {
  const months = Array.from({ length: 13 }, (_, month) => month).join()
  const query = `EXPLAIN QUERY PLAN SELECT * FROM fees WHERE period IN (${months}) AND deleted_at IS NULL`
  await refreshStatistics(writer, reader)
  for (const client of [writer, reader]) {
    const { rows } = await client.execute(query)
    expect(rows.map(({ detail }) => String(detail)).join()).toContain('fees_period_idx')
  }
})

test('a second start refreshes the statistics', async () => {
  await writer.execute('INSERT INTO fees (period) SELECT 1 FROM fees')
  await refreshStatistics(writer, reader)
  const { rows } = await reader.execute(`SELECT stat FROM sqlite_stat1 WHERE idx = 'fees_deleted_at_idx'`)
  const [all, same] = String(rows[0]?.stat).split(' ')
  expect(Number(all)).toBeGreaterThan(30_000)
  expect(same).toBe(all)
})

test('the rows of a hundred payments are found by an index, not by a scan', async () => {
  const ids = Array.from({ length: 100 }, (_, id) => id).join()
  await refreshStatistics(writer, writer)
  for (const where of [`source_id IN (${ids})`, `(id IN (${ids}) OR source_id IN (${ids}))`]) {
    const query = `EXPLAIN QUERY PLAN SELECT * FROM payments WHERE ${where} ORDER BY created_at`
    const { rows } = await writer.execute(query)
    const plan = rows.map(({ detail }) => String(detail)).join()
    expect(plan).toContain('payments_source_idx')
    expect(plan).not.toContain('SCAN')
  }
})

test('events of a season are found by their days, not by a column with few values', async () => {
  await refreshStatistics(writer, writer)
  const season = 'starts_at >= 1000 AND starts_at < 1300'
  for (const shared of ['published = 1', 'cancelled_at IS NULL', 'published = 1 AND cancelled_at IS NULL']) {
    const query = `EXPLAIN QUERY PLAN SELECT * FROM events WHERE ${season} AND ${shared}`
    const { rows } = await writer.execute(query)
    expect(rows.map(({ detail }) => String(detail)).join()).toContain('events_starts_at_idx')
  }
})

test("events of a category's season are found by their days, not by the category", async () => {
  await refreshStatistics(writer, writer)
  const { rows } = await writer.execute(`EXPLAIN QUERY PLAN SELECT * FROM events
    LEFT JOIN events_rels ON events_rels.parent_id = events.id
    WHERE starts_at >= 1000 AND starts_at < 1300 AND published = 1 AND category IN (2, 3)`)
  const plan = rows.map(({ detail }) => String(detail)).join()
  expect(plan).toContain('events_starts_at_idx')
  expect(plan).toContain('events_rels_parent_idx')
})

test('the statistics of a column with few values count its values, those of others use a sample', async () => {
  await refreshStatistics(writer, writer)
  const { rows } = await writer.execute('SELECT idx, stat FROM sqlite_stat1')
  const figures = new Map(rows.map(({ idx, stat }) => [idx, String(stat).split(' ').map(Number)]))
  const [all, published] = figures.get('events_published_idx')!
  expect(published).toBe(Math.ceil(all! / 2))
  // NULL counts as a value.
  const [rels, category] = figures.get('events_rels_category_idx')!
  expect(category).toBe(Math.ceil(rels! / 7))
  expect(figures.get('events_starts_at_idx')![1]).toBeLessThan(10)
})
