import { type Client, type Config, createClient } from '@libsql/client'
import { BUSY_MS } from './writer'

/** Rows of an index that ANALYZE samples. */
const SAMPLE = 400
/** From so many rows a value in the sample its column may have few values; up to MAX_VALUES they are counted. */
const MIN_REPEATS = 100
const MAX_VALUES = 50

/**
 * Indexes of a reference always queried by a value: most rows do not have it, or it names one of a few people of the office.
 * The database itself asks for them too, for each account that is deleted.
 */
const BY_VALUE = [
  'payments_source_idx',
  'payments_reverses_idx',
  'payments_recorded_by_idx',
  'member_fees_changed_by_idx',
  'notices_by_idx',
  'users_merged_into_idx',
  'users_photo_idx',
]
/** Indexes of a moment that most rows do not have, always queried by its absence, which narrows nothing. */
const MOSTLY_ABSENT = ['events_cancelled_cancelled_at_idx']

/**
 * Writes the planner's statistics from a sample: without them a season is searched through all events a category ever
 * had. Where most rows are alike the sample misleads, and its figures are corrected:
 * - "not in the trash" seems rare, and the planner would scan the table by it: its index is declared to narrow nothing;
 * - a payment's source seems common, and the planner would scan all payments for a hundred of them: its index is declared
 *   to narrow to a few rows; so are those of references that seem all alike, or deleting thousands of accounts would scan
 *   the table once for each;
 * - of a column with few values (a category, a type, a boolean) no value seems to have more rows than the sample, so in a
 *   table of 100,000 rows its index would be preferred to that of the season's days: its values are counted.
 *
 * On a connection of its own: an index that once seemed to narrow nothing is never used again by the connection that has
 * read so, whatever the figures say later. The others read the schema anew, and the corrected figures with it.
 */
export async function refreshStatistics(config: Config): Promise<void> {
  const client = createClient(config)
  try {
    await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`)
    await client.execute(`PRAGMA analysis_limit = ${SAMPLE}`)
    await client.execute('BEGIN IMMEDIATE')
    await client.execute('ANALYZE')
    await correctSample(client)
    // Any change of the schema is read by every connection before its next statement.
    await client.execute('CREATE TABLE statistics_changed (id integer)')
    await client.execute('DROP TABLE statistics_changed')
    await client.execute('COMMIT')
  } finally {
    client.close()
  }
}

async function correctSample(client: Client): Promise<void> {
  for (const index of await fewValuedIndexes(client)) await correctFigures(client, index)
  const rows = `substr(stat, 1, instr(stat, ' ') - 1)`
  const absent = MOSTLY_ABSENT.map((index) => `'${index}'`).join()
  await client.execute(
    `UPDATE sqlite_stat1 SET stat = ${rows} || ' ' || ${rows}
     WHERE idx LIKE '%deleted\\_at\\_idx' ESCAPE '\\' OR idx IN (${absent})`,
  )
  const few = BY_VALUE.map((index) => `'${index}'`).join()
  await client.execute(`UPDATE sqlite_stat1 SET stat = ${rows} || ' 2' WHERE idx IN (${few})`)
}

interface Index {
  table: string
  name: string
  /** Its first column. */
  column: string
  /** Its rows, and on average how many share a value of the first column, of the first two columns and so on. */
  figures: number[]
}

/** Indexes of whose first column the sample saw few values. */
async function fewValuedIndexes(client: Client): Promise<Index[]> {
  const { rows } = await client.execute(
    `SELECT tbl, idx, stat, (SELECT name FROM pragma_index_info(idx) WHERE seqno = 0) AS col
     FROM sqlite_stat1 WHERE idx IS NOT NULL`,
  )
  return rows
    .map(({ tbl, idx, stat, col }) => ({
      table: String(tbl),
      name: String(idx),
      column: String(col),
      figures: String(stat).split(' ').map(Number),
    }))
    .filter(({ figures }) => figures[1]! >= MIN_REPEATS)
}

/** Sets how many rows a value of the first column has on average, when that column has few values. */
async function correctFigures(client: Client, { table, name, column, figures }: Index): Promise<void> {
  const [all = 0, , ...further] = figures
  const values = await valuesOf(client, table, column)
  if (values > MAX_VALUES) return
  // The first column alone never has fewer rows a value than the first two.
  const average = Math.max(Math.ceil(all / values), further[0] ?? 1)
  const stat = [all, average, ...further].join(' ')
  await client.execute({ sql: 'UPDATE sqlite_stat1 SET stat = ? WHERE idx = ?', args: [stat, name] })
}

/** The number of values of an indexed column, NULL included, counted up to MAX_VALUES + 1: one index lookup each. */
async function valuesOf(client: Client, table: string, column: string): Promise<number> {
  const { rows } = await client.execute(
    `WITH RECURSIVE found(value) AS (
       SELECT min("${column}") FROM "${table}"
       UNION ALL
       SELECT (SELECT min("${column}") FROM "${table}" WHERE "${column}" > value) FROM found WHERE value IS NOT NULL
       LIMIT ${MAX_VALUES + 2}
     )
     SELECT count(value) + EXISTS (SELECT 1 FROM "${table}" WHERE "${column}" IS NULL) AS found FROM found`,
  )
  return Math.max(1, Number(rows[0]?.found))
}
