import { type Client, createClient } from '@libsql/client'
import { copyOf, copyPeople, copyRows, nothing, PEOPLE_TABLES } from './multiply-people'

/** 364 days: a copied season falls on the same weekdays. */
const SEASON_DAYS = 364

const earlier = (column: string) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (n * ${SEASON_DAYS}) || ' days')`
/** For columns with a day only. */
const dayEarlier = (column: string) => `date(${column}, '-' || (n * ${SEASON_DAYS}) || ' days')`
/** A month, or a season: „2026-09“ is „2025-09“ a copy earlier, „2026/27“ is „2025/26“. */
const periodEarlier = () =>
  `printf('%04d', substr(period, 1, 4) - n) || CASE WHEN substr(period, 5, 1) = '/' THEN printf('/%02d', (substr(period, 1, 4) - n + 1) % 100) ELSE substr(period, 5) END`
const numbered = (column: string) => `${column} || '-' || n`

const TIME = /_(at|until|by)$/
/** The tables that grow with a club's age, and the columns that refer to copied rows or must be unique. */
type Changes = Record<string, (column: string) => string>
const TABLES: [string, Changes][] = [
  ['events', { id: copyOf }],
  ['events_rels', { parent_id: copyOf }],
  ['participants', { id: copyOf, event_id: copyOf }],
  ['attendances', { id: copyOf, event_id: copyOf }],
  ['member_fees', { id: copyOf, period: periodEarlier, due_date: dayEarlier }],
  ['payments', { id: copyOf, bank_reference: numbered, reverses_id: copyOf, source_id: copyOf }],
  ['payments_rels', { parent_id: copyOf }],
  ['payments_allocations', { id: copyOf, _parent_id: copyOf, fee_id: copyOf }],
  ['news', { id: copyOf, slug: numbered }],
  ['news_rels', { parent_id: copyOf }],
  ['albums', { id: copyOf, slug: numbered }],
  ['albums_rels', { parent_id: copyOf }],
  ['notifications', { id: copyOf, operation: numbered }],
  ['notifications_rels', { parent_id: copyOf }],
  ['notifications_channels', { parent_id: copyOf }],
  ['notifications_audience_roles', { parent_id: copyOf }],
  ['deliveries', { id: copyOf, notification_id: copyOf }],
  ['consents', { id: copyOf, at: earlier, operation: numbered }],
  ['absences', { id: copyOf, from: dayEarlier, to: dayEarlier, at: earlier, operation: numbered }],
  ['absences_rels', { parent_id: copyOf }],
  ['erasures', { id: copyOf, open_for: nothing }],
]

/** Each copy is one season earlier, as if the club were older; people, categories and files stay as they are. */
async function copySeasons(client: Client, copies: number): Promise<void> {
  for (const [table, changes] of TABLES) {
    const { rows } = await client.execute(`PRAGMA table_info(${table})`)
    const times = rows.map(({ name }) => String(name)).filter((name) => TIME.test(name))
    const moved = Object.fromEntries(times.map((name) => [name, earlier]))
    await copyRows(client, { table, changes: { ...moved, ...changes } }, copies)
  }
}

/** What is multiplied: past seasons, or players and guardians. */
export type Growth = 'people' | 'history'

/**
 * Multiplies the history of a seeded database (events, answers, attendance, money, news, albums, messages, consents,
 * absences) or its people.
 */
export async function multiply(file: string, what: Growth, factor: number): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA cache_size = -500000')
  await client.execute('PRAGMA temp_store = MEMORY')
  const tables = what === 'people' ? PEOPLE_TABLES : TABLES.map(([table]) => table)
  const names = tables.map((table) => `'${table}'`).join(', ')
  const { rows: indexes } = await client.execute(
    `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (${names})`,
  )
  for (const { name } of indexes) await client.execute(`DROP INDEX "${String(name)}"`)
  if (what === 'people') await copyPeople(client, factor - 1)
  else await copySeasons(client, factor - 1)
  for (const { sql } of indexes) await client.execute(String(sql))
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  client.close()
}
