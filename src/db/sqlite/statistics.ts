import type { Client } from '@libsql/client'

/**
 * Sampled figures on the tables for the planner: without them a season is looked for through everything a category
 * ever had. A sample takes „not in the trash“, which nearly every row is, for rare and would go through the whole table
 * by it: of such an index it is said that it narrows nothing.
 */
export async function refreshStatistics(writer: Client, reader: Client): Promise<void> {
  await writer.execute('PRAGMA analysis_limit = 400')
  await writer.execute('ANALYZE')
  const rows = `substr(stat, 1, instr(stat, ' ') - 1)`
  await writer.execute(
    `UPDATE sqlite_stat1 SET stat = ${rows} || ' ' || ${rows} WHERE idx LIKE '%deleted\\_at\\_idx' ESCAPE '\\'`,
  )
  // Each connection reads the figures once, when it opens.
  for (const client of [writer, reader]) await client.execute('ANALYZE sqlite_schema')
}
