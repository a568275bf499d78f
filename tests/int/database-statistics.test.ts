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
  `)
  await reader.execute('SELECT count(*) FROM fees')
})
afterAll(async () => {
  writer.close()
  reader.close()
  await fs.rm(folder, { recursive: true })
})

test('a season is found by its months, not by going through everything that is not in the trash', async () => {
  const months = Array.from({ length: 13 }, (_, month) => month).join()
  const wanted = `EXPLAIN QUERY PLAN SELECT * FROM fees WHERE period IN (${months}) AND deleted_at IS NULL`
  await refreshStatistics(writer, reader)
  for (const client of [writer, reader]) {
    const { rows } = await client.execute(wanted)
    expect(rows.map(({ detail }) => String(detail)).join()).toContain('fees_period_idx')
  }
})

test('a second start refreshes what the first one left', async () => {
  await writer.execute('INSERT INTO fees (period) SELECT 1 FROM fees')
  await refreshStatistics(writer, reader)
  const { rows } = await reader.execute(`SELECT stat FROM sqlite_stat1 WHERE idx = 'fees_deleted_at_idx'`)
  const [all, same] = String(rows[0]?.stat).split(' ')
  expect(Number(all)).toBeGreaterThan(30_000)
  expect(same).toBe(all)
})

test('the rows that name one of a hundred payments are found by it, not by going through all there are', async () => {
  const ids = Array.from({ length: 100 }, (_, id) => id).join()
  await refreshStatistics(writer, writer)
  for (const where of [`source_id IN (${ids})`, `(id IN (${ids}) OR source_id IN (${ids}))`]) {
    const wanted = `EXPLAIN QUERY PLAN SELECT * FROM payments WHERE ${where} ORDER BY created_at`
    const { rows } = await writer.execute(wanted)
    const plan = rows.map(({ detail }) => String(detail)).join()
    expect(plan).toContain('payments_source_idx')
    expect(plan).not.toContain('SCAN')
  }
})
