import { randomUUID } from 'node:crypto'
import { type Client, createClient } from '@libsql/client'

/** 364 days: a copied season falls on the same weekdays. */
const SEASON_DAYS = 364

const copyOf = (column: string) =>
  `printf('%02x', n) || substr(${column}, 3, 12) || '7' || substr(${column}, 16)`
const earlier = (column: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (n * ${SEASON_DAYS}) || ' days')`
const numbered = (column: string) => `${column} || '-' || n`

const TIME = /_(at|until|by)$|^due_date$/
/** The tables that grow with a club's age, and the columns that name rows copied with them or must stay unique. */
type Changes = Record<string, (column: string) => string>
const TABLES: [string, Changes][] = [
  ['events', { id: copyOf }],
  ['events_rels', { parent_id: copyOf }],
  ['participants', { id: copyOf, event_id: copyOf }],
  ['participants_rels', { parent_id: copyOf }],
  ['attendances', { id: copyOf, event_id: copyOf }],
  [
    'member_fees',
    { id: copyOf, period: () => `printf('%04d', substr(period, 1, 4) - n) || substr(period, 5)` },
  ],
  ['payments', { id: copyOf, bank_reference: numbered }],
  ['payments_rels', { parent_id: copyOf }],
  ['payments_allocations', { id: copyOf, _parent_id: copyOf, fee_id: copyOf }],
  ['news', { id: copyOf, slug: numbered }],
  ['news_rels', { parent_id: copyOf }],
]

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.execute(`PRAGMA table_info(${table})`)
  // A whole number as id is given anew by the database.
  return rows
    .filter(({ name, type }) => !(name === 'id' && type === 'INTEGER'))
    .map(({ name }) => String(name))
}

async function copySeasons(client: Client, table: string, changes: Changes, copies: number): Promise<void> {
  const columns = await columnsOf(client, table)
  if (columns.length === 0) return
  const change = (name: string) => changes[name] ?? (TIME.test(name) ? earlier : (column: string) => column)
  const taken = columns.map((name) => change(name)(`"${name}"`))
  const into = columns.map((name) => `"${name}"`).join(', ')
  await client.execute(
    `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${copies})
     INSERT INTO ${table} (${into}) SELECT ${taken.join(', ')} FROM (SELECT * FROM ${table}), copy`,
  )
}

/**
 * Gives a seeded database that many times its events, answers, attendance, money and news: each copy is one season
 * further back, as if the club were older. People, categories and files stay as they are.
 */
export async function multiply(file: string, factor: number): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA cache_size = -500000')
  await client.execute('PRAGMA temp_store = MEMORY')
  const names = TABLES.map(([table]) => `'${table}'`).join(', ')
  const { rows: indexes } = await client.execute(
    `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (${names})`,
  )
  for (const { name } of indexes) await client.execute(`DROP INDEX "${String(name)}"`)
  for (const [table, changes] of TABLES) await copySeasons(client, table, changes, factor - 1)
  for (const { sql } of indexes) await client.execute(String(sql))
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
}

/** Events of yesterday with twenty-five players asked and nobody recorded; their ids and players. */
export async function sheets(
  file: string,
  count: number,
): Promise<{ events: string[]; players: string[]; category: string }> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute(
    `SELECT id, category_id FROM users WHERE playing = 1 AND category_id = (SELECT id FROM categories WHERE name = 'U13') LIMIT 25`,
  )
  const players = rows.map(({ id }) => String(id))
  const category = String(rows[0]?.category_id)
  const events = Array.from({ length: count }, () => randomUUID())
  const start = new Date(Date.now() - 26 * 3_600_000).toISOString()
  for (const event of events)
    await client.batch([
      { sql: 'INSERT INTO events (id, type, starts_at) VALUES (?, 0, ?)', args: [event, start] },
      {
        sql: `INSERT INTO events_rels ("order", parent_id, path, categories_id) VALUES (1, ?, 'categories', ?)`,
        args: [event, category],
      },
      ...players.map((player) => ({
        sql: 'INSERT INTO participants (id, event_id, player_id, category_id) VALUES (?, ?, ?, ?)',
        args: [randomUUID(), event, player, category],
      })),
    ])
  client.close()
  return { events, players, category }
}
