import type { Client } from '@libsql/client'

/** SQL for the id of a copied row: the copy's number in front and version 7, so that ids never collide. */
export const copyOf = (column: string) =>
  `printf('%02x', n) || substr(${column}, 3, 12) || '7' || substr(${column}, 16)`

/** A unique value of each copy. */
const numbered = (column: string) => `${column} || '-' || n`
/** A reference to a person: to the copy, except for staff, who are not copied. */
const toPerson = (column: string) =>
  `CASE WHEN ${column} IN (SELECT id FROM copied_people) THEN ${copyOf(column)} ELSE ${column} END`
/** A value that copies do not have. */
export const nothing = () => 'NULL'
/** What is remembered of a player's fees; the copy's. */
const overdueKey = (column: string) => `'overdue:' || ${copyOf(`substr(${column}, 9)`)}`

type Changes = Record<string, (column: string) => string>
interface Copied {
  table: string
  /** A condition for the rows; all without it. */
  which?: string
  changes: Changes
}

const ofPeople = (column: string) => `${column} IN (SELECT id FROM copied_people)`
/** Tables whose rows belong to players and guardians, with the columns that refer to copied rows or must be unique. */
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
      trial_enquiry: nothing,
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
  { table: 'deliveries', which: ofPeople('user_id'), changes: { id: copyOf, user_id: copyOf } },
  { table: 'push_subscriptions', changes: { id: copyOf, user_id: copyOf, endpoint: numbered } },
  {
    table: 'consents',
    which: ofPeople('person_id'),
    changes: { id: copyOf, person_id: copyOf, by_id: toPerson, operation: numbered },
  },
  { table: 'absences', changes: { id: copyOf, player_id: copyOf, by_id: toPerson, operation: numbered } },
  {
    table: 'notices',
    which: "kind = 'overdue' AND key LIKE 'overdue:%'",
    changes: { id: copyOf, key: overdueKey, subject: overdueKey },
  },
]

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.execute(`PRAGMA table_info(${table})`)
  // The database assigns integer ids.
  return rows
    .filter(({ name, type }) => !(name === 'id' && type === 'INTEGER'))
    .map(({ name }) => String(name))
}

/** Copies the rows of one table `copies` times; `n` in a change is the copy's number. */
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
 * Adds copies of players and guardians to a seeded database, in the same categories, with their answers, attendance, fees,
 * payments, messages, devices, consents and absences. Staff, events and everything public stay as they are.
 */
export async function copyPeople(client: Client, copies: number): Promise<void> {
  await client.execute(`CREATE TEMP TABLE copied_people AS SELECT id FROM users WHERE role = 'player'`)
  await client.execute('CREATE UNIQUE INDEX temp.copied_people_id ON copied_people (id)')
  for (const copied of TABLES) await copyRows(client, copied, copies)
}
