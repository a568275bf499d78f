import type { Client } from '@libsql/client'

/** Rows of an index that the planner's own look reads. */
const SAMPLE = 400
/** Rows a value has in the sample from which its column may hold only a few values, and up to how many are counted. */
const MIN_REPEATS = 100
const MAX_VALUES = 50

/** Indexes over a reference that most rows do not have; asked for by its value only, which a few rows share. */
const MOSTLY_EMPTY = ['payments_source_idx', 'payments_reverses_idx']
/** Indexes over a moment that most rows do not have; asked for by its absence only, which narrows nothing. */
const MOSTLY_ABSENT = ['events_cancelled_cancelled_at_idx']

/**
 * Sampled figures on the tables for the planner: without them a season is looked for through everything a category
 * ever had. Where most rows are alike the sample sees nothing else. „Not in the trash“ it takes for rare and would go
 * through the whole table by it: of such an index it is said that it narrows nothing. A payment's source it takes for
 * common, and would find the rows of a hundred payments by going through all there ever were: of such an index it is
 * said that it narrows to a few. Of a column of few values (a category, a type, yes or no) the sample says that none
 * has more rows than it read; in a table of a hundred thousand they would then be chosen before the season's days. For
 * those the values are counted.
 */
export async function refreshStatistics(writer: Client, reader: Client): Promise<void> {
  await writer.execute(`PRAGMA analysis_limit = ${SAMPLE}`)
  await writer.execute('ANALYZE')
  for (const index of await fewValuedIndexes(writer)) await correctFigures(writer, index)
  const rows = `substr(stat, 1, instr(stat, ' ') - 1)`
  const absent = MOSTLY_ABSENT.map((index) => `'${index}'`).join()
  await writer.execute(
    `UPDATE sqlite_stat1 SET stat = ${rows} || ' ' || ${rows}
     WHERE idx LIKE '%deleted\\_at\\_idx' ESCAPE '\\' OR idx IN (${absent})`,
  )
  const few = MOSTLY_EMPTY.map((index) => `'${index}'`).join()
  await writer.execute(`UPDATE sqlite_stat1 SET stat = ${rows} || ' 2' WHERE idx IN (${few})`)
  // Each connection reads the figures once, when it opens.
  for (const client of [writer, reader]) await client.execute('ANALYZE sqlite_schema')
}

interface Index {
  table: string
  name: string
  /** Its first column. */
  column: string
  /** How many rows it has, how many of them share a value of the first column, of the first two and so on. */
  figures: number[]
}

/** Indexes of whose first column the sample saw a few values only. */
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

/** Writes down how many rows a value of the first column has on average, when it has a few values. */
async function correctFigures(client: Client, { table, name, column, figures }: Index): Promise<void> {
  const [all = 0, , ...further] = figures
  const values = await valuesOf(client, table, column)
  if (values > MAX_VALUES) return
  // Two columns never narrow less than the first of them.
  const average = Math.max(Math.ceil(all / values), further[0] ?? 1)
  const stat = [all, average, ...further].join(' ')
  await client.execute({ sql: 'UPDATE sqlite_stat1 SET stat = ? WHERE idx = ?', args: [stat, name] })
}

/** How many values an indexed column has, none set among them; counting ends above a few. One step in the index each. */
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
