import type { Client } from '@libsql/client'

/** The id of a copy: the number of the copy in front, version 7 in its place, so that ids of two copies never meet. */
export const copyOf = (column: string) =>
  `printf('%02x', n) || substr(${column}, 3, 12) || '7' || substr(${column}, 16)`

/** What must stay unique, or stays empty. */
const numbered = (column: string) => `${column} || '-' || n`
/** A reference: it follows where the row it names is copied too, which for people is everybody but the staff. */
const toPerson = (column: string) =>
  `CASE WHEN ${column} IN (SELECT id FROM copied_people) THEN ${copyOf(column)} ELSE ${column} END`
const nothing = () => 'NULL'

type Changes = Record<string, (column: string) => string>
interface Copied {
  table: string
  /** Which rows, as a condition; all without. */
  which?: string
  changes: Changes
}

const ofPeople = (column: string) => `${column} IN (SELECT id FROM copied_people)`
/** Tables whose rows belong to players and guardians, with what names other copied rows or must stay unique. */
const TABLES: readonly Copied[] = [
  {
    table: 'users',
    which: ofPeople('id'),
    changes: {
      id: copyOf,
      last_name: numbered,
      name: numbered,
      sort_name: (column) => `${column} || printf('%02d', n)`,
      search_name: numbered,
      email: (column) => `n || '-' || ${column}`,
      username: numbered,
      calendar_token: nothing,
      variable_symbol: nothing,
      family_symbol: numbered,
      photo_id: nothing,
    },
  },
  { table: 'users_rels', which: ofPeople('parent_id'), changes: { parent_id: copyOf } },
  {
    table: 'users_children',
    which: ofPeople('_parent_id'),
    changes: { id: copyOf, _parent_id: copyOf, player_id: copyOf },
  },
  { table: 'users_notification_choices', which: ofPeople('parent_id'), changes: { parent_id: copyOf } },
  { table: 'participants', changes: { id: copyOf, player_id: copyOf, submitted_by_id: toPerson } },
  { table: 'attendances', changes: { id: copyOf, player_id: copyOf } },
  { table: 'member_fees', changes: { id: copyOf, player_id: copyOf } },
  {
    table: 'payments',
    changes: {
      id: copyOf,
      holder_id: toPerson,
      reverses_id: copyOf,
      source_id: copyOf,
      bank_reference: numbered,
    },
  },
  { table: 'payments_rels', changes: { parent_id: copyOf, users_id: toPerson } },
  { table: 'payments_allocations', changes: { id: copyOf, _parent_id: copyOf, fee_id: copyOf } },
]

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.execute(`PRAGMA table_info(${table})`)
  // A whole number as id is given anew by the database.
  return rows
    .filter(({ name, type }) => !(name === 'id' && type === 'INTEGER'))
    .map(({ name }) => String(name))
}

/** Copies the rows of one table `copies` times; `n` is the copy's number in every change. */
export async function copyRows(
  client: Client,
  { table, which, changes }: Copied,
  copies: number,
): Promise<void> {
  const columns = await columnsOf(client, table)
  if (columns.length === 0) return
  const taken = columns.map((name) => (changes[name] ?? ((column: string) => column))(`"${name}"`))
  const into = columns.map((name) => `"${name}"`).join(', ')
  const from = `SELECT * FROM ${table}${which ? ` WHERE ${which}` : ''}`
  await client.execute(
    `WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${copies})
     INSERT INTO ${table} (${into}) SELECT ${taken.join(', ')} FROM (${from}), copy`,
  )
}

export const PEOPLE_TABLES: readonly string[] = TABLES.map(({ table }) => table)

/**
 * Gives a seeded database that many times its players and guardians, in the same categories, with their answers,
 * attendance, fees and payments. Staff, events and everything public stay as they are.
 */
export async function copyPeople(client: Client, copies: number): Promise<void> {
  await client.execute(`CREATE TEMP TABLE copied_people AS SELECT id FROM users WHERE role = 'player'`)
  await client.execute('CREATE UNIQUE INDEX temp.copied_people_id ON copied_people (id)')
  for (const copied of TABLES) await copyRows(client, copied, copies)
}
