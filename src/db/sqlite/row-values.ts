import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

type Table = SQLiteAdapter['tables'][string]
/** Values of plain columns by the names of their fields. */
export type PlainRow = Record<string, boolean | number | string | null | undefined>

/** The column behind a field, or behind one of a group: „cancelled.at“. */
export const columnOf = (table: Table, name: string): SQLiteColumn => {
  const column = (table as unknown as Record<string, SQLiteColumn | undefined>)[name.replace('.', '_')]
  if (!column) throw new Error(`No column ${name}`)
  return column
}

/** The columns of these fields as an INSERT lists them. */
export const columnList = (table: Table, names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(columnOf(table, name).name)),
    sql`, `,
  )

/**
 * Rows as one bound JSON text to select from, and the expression for each field in it. With a bound value for each, thousands
 * of rows spend most of their time in the query builder.
 */
export function rowsAsValues(
  table: Table,
  names: readonly string[],
  rows: readonly PlainRow[],
): { values: SQL[]; source: SQL } {
  const columns = names.map((name) => columnOf(table, name))
  const lists = rows.map((row) =>
    names.map((name, at) => {
      const value = row[name]
      return value === null || value === undefined ? null : columns[at]!.mapToDriverValue(value)
    }),
  )
  return {
    values: names.map((_, at) => sql.raw(`given.value ->> ${at}`)),
    source: sql`json_each(${JSON.stringify(lists)}) as given`,
  }
}
