import * as sql from '@payloadcms/db-sqlite/drizzle'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { countLimit } from '../count-up-to'

type Args = Parameters<SQLiteAdapter['countDistinct']>[0]
type Joins = Args['joins']

/**
 * Counts a filtered list by the index of its filter. The shipped count groups by id to count each row once, and SQLite
 * then scans the whole table in the order of ids: 107 ms instead of 2 for a season's events among a hundred seasons.
 * Joins that no condition needs are left out, and conditions on the rows themselves are evaluated before anything is
 * joined to them: 12 ms instead of 120 for the search among a hundred seasons of a trainer's events.
 */
export function countByFilter(adapter: SQLiteAdapter): void {
  const shipped = adapter.countDistinct
  adapter.countDistinct = async function (this: SQLiteAdapter, args) {
    const { column, db, tableName, where } = args
    const table = this.tables[tableName]!
    const textOf: TextOf = (part) =>
      part
        ? db
            .select({ one: sql.sql`1` })
            .from(table)
            .where(part)
            .toSQL().sql
        : ''
    const joins = neededJoins(args.joins, where, textOf)
    const most = countLimit()
    if (joins.length === 0 && !most) return shipped.call(this, { ...args, joins })
    const distinct = db.selectDistinct({ id: (column ?? table.id!) as typeof table.id })
    const { own, others } = split(joins, where, textOf)
    // SQLite does not flatten a subquery with a limit, and does not reorder a cross join.
    const chosen = sql.sql`(select rowid as chosen from ${table} where ${own} limit -1) as chosen`
    const query = own
      ? distinct
          .from(chosen)
          .crossJoin(table)
          .where(sql.and(sql.sql`${table}.rowid = chosen.chosen`, others))
          .$dynamic()
      : distinct.from(table).where(where).$dynamic()
    const joined = joins.reduce(
      (whole, { type, condition, table: other }) =>
        whole[type ?? 'leftJoin'](other, condition) as typeof query,
      query,
    )
    const rows = (most ? joined.limit(most) : joined).as('counted')
    const [found] = await db.select({ count: sql.count(rows.id) }).from(rows)
    return Number(found?.count ?? 0)
  }
}

type TextOf = (part: sql.SQL | undefined) => string

const isNamed = (table: Joins[number]['table'], text: string): boolean =>
  text.includes(`"${sql.getTableName(table)}"`)

/** The joins that change the count: those a condition refers to, and those that such a join refers to. */
function neededJoins(joins: Joins, where: sql.SQL | undefined, textOf: TextOf): Joins {
  return joins.reduceRight<Joins>((kept, join) => {
    const texts = [where, ...kept.map(({ condition }) => condition)].map(textOf)
    const isNeeded =
      (join.type ?? 'leftJoin') !== 'leftJoin' || texts.some((text) => isNamed(join.table, text))
    return isNeeded ? [join, ...kept] : kept
  }, [])
}

/**
 * The terms of a condition on the table's own columns, and the others. When the only own term is "not in the trash", which
 * narrows nothing, `own` is undefined and the planner chooses where to begin.
 */
function split(joins: Joins, where: sql.SQL | undefined, textOf: TextOf) {
  const terms = where ? termsOf(where) : []
  const isOwn = (term: sql.SQL) => !joins.some((join) => isNamed(join.table, textOf(term)))
  const own = terms.filter(isOwn)
  const narrows = own.some((term) => !textOf(term).endsWith('"deleted_at" is null'))
  return {
    own: narrows ? sql.and(...own) : undefined,
    others: sql.and(...terms.filter((term) => !isOwn(term))),
  }
}

/** The terms of a conjunction; the condition itself when it is of another kind. */
function termsOf(condition: sql.SQL): sql.SQL[] {
  const [first, inner, last, ...more] = condition.queryChunks
  if (inner === undefined && sql.is(first, sql.SQL)) return termsOf(first)
  if (!isText(first, '(') || !sql.is(inner, sql.SQL) || !isText(last, ')') || more.length > 0)
    return [condition]
  const parts = inner.queryChunks
  const isWhole = parts.every((part, at) => (at % 2 === 0 ? sql.is(part, sql.SQL) : isText(part, ' and ')))
  return isWhole ? parts.flatMap((part) => (sql.is(part, sql.SQL) ? termsOf(part) : [])) : [condition]
}

const isText = (chunk: unknown, text: string): boolean =>
  sql.is(chunk, sql.StringChunk) && chunk.value.join('') === text
