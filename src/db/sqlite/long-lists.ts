import * as sql from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { inParts } from '../in-parts'

/** Lists of more values than this are bound as one value. */
const LONG_LIST = 500
/** Rows an INSERT takes at once: a statement takes 32,766 values, and no table here has more than 60 columns. */
const MAX_ROWS = 500

/** A local reference, because it runs for every part of every statement. */
const { isArray } = Array

const IS_PATCHED = Symbol.for('akademia.longLists')

type Build = (chunks: unknown[], config: unknown) => unknown
interface Prototype {
  buildQueryFromSourceParams: Build
  [IS_PATCHED]?: true
}

/** A bound value as the driver gets it; undefined when JSON would change it. */
function plain(item: unknown): string | number | undefined {
  const value = sql.is(item, sql.Param) ? item.encoder.mapToDriverValue(item.value) : item
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** A long list of `in` or `not in` as one bound JSON text instead of one bound value for each member. */
function shortened(chunk: unknown): unknown {
  if (!isArray(chunk) || chunk.length <= LONG_LIST) return chunk
  const values = chunk.map(plain)
  if (values.includes(undefined)) return chunk
  return sql.sql`(select value from json_each(${JSON.stringify(values)}))`
}

/**
 * Makes lists of any length work: a statement takes at most 32,766 bound values, and the query builder overflows the
 * stack at about 100,000. It covers conditions, the adapter's own lists of ids (it reads a filtered, sorted list in two
 * steps) and the rows of a list that are written.
 */
export function allowLongLists(adapter: SQLiteAdapter): void {
  // There are two copies of the query builder: the adapter's own and that of @payloadcms/drizzle.
  const builders = [sql.sql``, adapter.operators.isNull(sql.sql`1` as never, undefined as never)]
  for (const builder of builders) {
    const prototype = Object.getPrototypeOf(builder) as Prototype
    if (prototype[IS_PATCHED]) continue
    prototype[IS_PATCHED] = true
    const build = prototype.buildQueryFromSourceParams
    prototype.buildQueryFromSourceParams = function (this: unknown, chunks, config) {
      return build.call(this, chunks.map(shortened), config)
    }
  }

  const insert = adapter.insert
  adapter.insert = async function (this: SQLiteAdapter, args) {
    const { values } = args
    if (!Array.isArray(values) || values.length <= MAX_ROWS) return insert.call(this, args)
    const stored: Record<string, unknown>[] = []
    for (const part of inParts(values, MAX_ROWS))
      for (const row of await insert.call(this, { ...args, values: part })) stored.push(row)
    return stored
  }
}
