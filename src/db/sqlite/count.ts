import * as sql from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/**
 * Counts a filtered list by the index of its filter. The shipped count groups by id to meet each row once, and SQLite
 * then walks the whole table in the order of ids: 107 ms instead of 2 for a season's events among a hundred seasons.
 */
export function countByFilter(adapter: SQLiteAdapter): void {
  const shipped = adapter.countDistinct
  adapter.countDistinct = async function (this: SQLiteAdapter, args) {
    const { column, db, joins, tableName, where } = args
    if (joins.length === 0) return shipped.call(this, args)
    const table = this.tables[tableName]!
    const id = column ?? table.id!
    const query = db
      .select({ count: sql.countDistinct(id as Parameters<typeof sql.countDistinct>[0]) })
      .from(table)
      .where(where)
      .$dynamic()
    const joined = joins.reduce(
      (whole, { type, condition, table: other }) =>
        whole[type ?? 'leftJoin'](other, condition) as typeof query,
      query,
    )
    const [found] = await joined
    return Number(found?.count ?? 0)
  }
}
