import type { Client } from '@libsql/client'

/** Indexes over a reference that most rows do not have; asked for by its value only, which a few rows share. */
const MOSTLY_EMPTY = ['payments_source_idx', 'payments_reverses_idx']

/**
 * Sampled figures on the tables for the planner: without them a season is looked for through everything a category
 * ever had. Where most rows are alike the sample sees nothing else. „Not in the trash“ it takes for rare and would go
 * through the whole table by it: of such an index it is said that it narrows nothing. A payment's source it takes for
 * common, and would find the rows of a hundred payments by going through all there ever were: of such an index it is
 * said that it narrows to a few.
 */
export async function refreshStatistics(writer: Client, reader: Client): Promise<void> {
  await writer.execute('PRAGMA analysis_limit = 400')
  await writer.execute('ANALYZE')
  const rows = `substr(stat, 1, instr(stat, ' ') - 1)`
  await writer.execute(
    `UPDATE sqlite_stat1 SET stat = ${rows} || ' ' || ${rows} WHERE idx LIKE '%deleted\\_at\\_idx' ESCAPE '\\'`,
  )
  const few = MOSTLY_EMPTY.map((index) => `'${index}'`).join()
  await writer.execute(`UPDATE sqlite_stat1 SET stat = ${rows} || ' 2' WHERE idx IN (${few})`)
  // Each connection reads the figures once, when it opens.
  for (const client of [writer, reader]) await client.execute('ANALYZE sqlite_schema')
}
