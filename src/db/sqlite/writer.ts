import { createClient, type Client, type Config, type InStatement, type ResultSet } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

/** How long a connection waits for another one's write, in milliseconds. */
export const BUSY_MS = 5000
/** The writer's page cache: with the default of 2 MB pages of thousands of rows with ten indexes are written several times. */
const WRITER_CACHE_KIB = 64 * 1024

/** The one connection that writes, and the same connection as the adapter's query builder. */
export interface Writer {
  client: Client
  db: ReturnType<typeof drizzle>
  /** When a statement last began or ended, on the clock of `performance.now()`. */
  lastUsed: () => number
}

/** What is deleted or replaced is overwritten with zeros, so that an erasure leaves nothing in free space (decision 032). */
const SECURE_DELETE = 'secure_delete = ON'

/** Sets the pragmas of a connection; they do not hold for the file. */
export async function prepareConnection(client: Client): Promise<void> {
  for (const pragma of [
    `busy_timeout = ${BUSY_MS}`,
    'foreign_keys = ON',
    'synchronous = FULL',
    SECURE_DELETE,
  ])
    await client.execute(`PRAGMA ${pragma}`)
}

/** Opens the connection for writes on the same file the adapter reads. */
export async function openWriter(config: Config, schema: Record<string, unknown>): Promise<Writer> {
  const client = createClient(config)
  await prepareConnection(client)
  await client.execute(`PRAGMA cache_size = -${WRITER_CACHE_KIB}`)
  let used = performance.now()
  const execute = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>
  client.execute = (async (statement: InStatement) => {
    used = performance.now()
    return execute(statement).finally(() => (used = performance.now()))
  }) as Client['execute']
  return { client, db: drizzle(client, { schema }), lastUsed: () => used }
}

/**
 * Moves the journal into the file, so that the file alone is complete, and truncates it; false when somebody who reads or
 * writes keeps it from that: nobody is waited for. On a connection of its own: one on which a statement failed counts as
 * busy until it is garbage collected.
 */
export async function emptyJournal(config: Config): Promise<boolean> {
  const client = createClient(config)
  try {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    return Number(rows[0]?.busy) === 0
  } finally {
    client.close()
  }
}
