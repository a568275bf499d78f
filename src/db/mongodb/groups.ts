import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { onModel } from './native'
import { separated } from './separate-conditions'

type Value = string | number | boolean | null
type Stored = Value | Date | undefined

/** A stored value as SQLite's rows have it: days as text, nothing as null. */
const plain = (value: Stored): Value => (value instanceof Date ? value.toISOString() : (value ?? null))

const pathOf = (name: string): string => (name === 'id' ? '$_id' : `$${name}`)

/** Rows of a collection grouped by plain fields, with their number, sums, and the greatest value of `latest`. */
export const groupsOf = async (
  req: PayloadRequest,
  db: MongooseAdapter,
  slug: CollectionSlug,
  where: Where,
  { by, sums, latest }: { by: readonly string[]; sums: readonly string[]; latest?: string },
): Promise<Record<string, Value>[]> =>
  onModel(req, db, slug, async (model, session) => {
    const match = await model.buildQuery({ payload: db.payload, where: separated(where) })
    // Ids are unique: such groups are the rows themselves, and are not grouped.
    const isRow = by.includes('id') && sums.length === 0 && !latest
    const values = Object.fromEntries(by.map((name) => [name, pathOf(name)]))
    const shape = isRow
      ? { $project: { ...values, _id: 0 } }
      : {
          $group: {
            _id: values,
            rows: { $sum: 1 },
            ...Object.fromEntries(sums.map((name) => [name, { $sum: pathOf(name) }])),
            ...(latest ? { latest: { $max: pathOf(latest) } } : {}),
          },
        }
    const found = await model.aggregate<Record<string, Stored> & { _id?: Record<string, Stored> }>(
      [{ $match: match }, shape] as never,
      { session },
    )
    // Without a key everything is one group, also when it has no rows.
    if (by.length === 0 && found.length === 0)
      return [
        {
          rows: 0,
          ...Object.fromEntries(sums.map((name) => [name, 0])),
          ...(latest ? { latest: null } : {}),
        },
      ]
    return found.map(({ _id: group, ...others }) => {
      const keys = isRow ? others : (group ?? {})
      const counted = isRow ? { rows: 1 } : others
      return Object.fromEntries([
        ...by.map((name) => [name, plain(keys[name])]),
        ...Object.entries(counted).map(([name, value]) => [name, plain(value)]),
      ]) as Record<string, Value>
    })
  })
