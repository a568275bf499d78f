import * as sql from '@payloadcms/db-sqlite/drizzle'
import type { LibSQLDatabase } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { SQLiteColumn } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { databaseOf } from './database-of'
import { isMongodb } from './mongodb/native'
import { groupsOf } from './mongodb/groups'
import { tableOf } from './tables'

type Value = string | number | boolean | null
/** A group of rows: the values it has in common, its number of rows, and sums. */
export type Aggregate<By extends string, Sum extends string> = Record<By, Value> &
  Record<Sum, number> & { rows: number; latest?: string }

interface AggregateOptions<By extends string, Sum extends string> {
  /** Conditions on own columns or those of a related row (`event.startsAt`), with the operators of OPERATORS. */
  where: Where
  by: readonly By[]
  sums?: readonly Sum[]
  /** A column whose greatest value each group has as `latest`, as text. */
  latest?: string
}

/**
 * Counts and sums rows grouped by plain columns. Access and the trash are not checked: `where` has to do both. One
 * statement, so that a list of fifty events does not read two thousand answers to show four numbers each.
 */
export async function aggregate<By extends string, Sum extends string = never>(
  req: PayloadRequest,
  slug: CollectionSlug,
  { where, by, sums = [], latest }: AggregateOptions<By, Sum>,
): Promise<Aggregate<By, Sum>[]> {
  const db = databaseOf(req)
  if (isMongodb(db))
    return (await groupsOf(req, db, slug, where, { by, sums, latest })) as Aggregate<By, Sum>[]
  const columns = columnsOf(db, slug)
  const open = (db.sessions[String(await req.transactionID)]?.db ?? db.drizzle) as unknown as LibSQLDatabase
  const sumOf = (name: string) => sql.sql`coalesce(sum(${columns[name]}), 0)`.mapWith(Number)
  // Ids are unique: such groups are the rows themselves, and are not grouped.
  const isRow = by.includes('id' as By) && sums.length === 0 && !latest
  const found = await open
    .select({
      rows: isRow ? sql.sql`1`.mapWith(Number) : sql.count(),
      ...Object.fromEntries(by.map((name) => [name, columns[name]!])),
      ...Object.fromEntries(sums.map((name) => [name, sumOf(name)])),
      ...(latest ? { latest: sql.max(columns[latest]!) } : {}),
    })
    .from(tableOf(db, slug) as SQLiteAdapter['tables'][string])
    .where(conditionOf(db, slug, where))
    .groupBy(...(isRow ? [] : by.map((name) => columns[name]!)))
  return found as unknown as Aggregate<By, Sum>[]
}

const OPERATORS: Record<string, (column: SQLiteColumn, value: never) => sql.SQL | undefined> = {
  equals: (column, value) => (value === null ? sql.isNull(column) : sql.eq(column, value)),
  // As in the adapters: a missing value is not equal either.
  not_equals: (column, value) => sql.or(sql.ne(column, value), sql.isNull(column)),
  in: (column, value) => sql.inArray(column, value),
  not_in: (column, value) => sql.or(sql.notInArray(column, value), sql.isNull(column)),
  exists: (column, value) => (value ? sql.isNotNull(column) : sql.isNull(column)),
  greater_than: (column, value) => sql.gt(column, value),
  greater_than_equal: (column, value) => sql.gte(column, value),
  less_than: (column, value) => sql.lt(column, value),
  less_than_equal: (column, value) => sql.lte(column, value),
}

const columnsOf = (db: SQLiteAdapter, slug: CollectionSlug) =>
  tableOf(db, slug) as unknown as Record<string, SQLiteColumn>

/** The collection of a relation to one; undefined for any other field. */
function relatedTo(db: SQLiteAdapter, slug: CollectionSlug, name: string): CollectionSlug | undefined {
  const field = db.payload.collections[slug].config.flattenedFields.find((each) => each.name === name)
  if (field?.type !== 'relationship' || field.hasMany || Array.isArray(field.relationTo)) return undefined
  return field.relationTo
}

/** The condition that a row's relation is one of the related rows for which the rest of the path holds. */
function throughRelation(db: SQLiteAdapter, slug: CollectionSlug, path: string, term: unknown) {
  const [name = '', ...rest] = path.split('.')
  const related = relatedTo(db, slug, name)
  const column = columnsOf(db, slug)[name]
  if (!related || !column) throw new Error(`Cannot aggregate by ${path}`)
  const named = db.drizzle
    .select({ id: columnsOf(db, related).id! })
    .from(tableOf(db, related))
    .where(conditionOf(db, related, { [rest.join('.')]: term } as Where))
  return sql.inArray(column, named)
}

function conditionOf(db: SQLiteAdapter, slug: CollectionSlug, where: Where): sql.SQL | undefined {
  const terms = Object.entries(where).map(([name, value]) => {
    if (name === 'and') return sql.and(...(value as Where[]).map((each) => conditionOf(db, slug, each)))
    if (name === 'or') return sql.or(...(value as Where[]).map((each) => conditionOf(db, slug, each)))
    if (name.includes('.')) return throughRelation(db, slug, name, value)
    const column = columnsOf(db, slug)[name]
    return sql.and(
      ...Object.entries(value ?? {}).map(([operator, operand]) => {
        const known = OPERATORS[operator]
        // Leaving out an unknown term would count more rows than asked for.
        if (!column || !known) throw new Error(`Cannot aggregate by ${name} ${operator}`)
        return known(column, operand as never)
      }),
    )
  })
  return sql.and(...terms)
}
