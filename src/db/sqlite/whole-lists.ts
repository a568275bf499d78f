import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, FlattenedField, UpdateMany, UpdateOne } from 'payload'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field is stored in rows of another table. */
const isList = (field: FlattenedField): boolean =>
  field.type === 'array' ||
  field.type === 'blocks' ||
  ('hasMany' in field && field.hasMany === true) ||
  ('relationTo' in field && Array.isArray(field.relationTo)) ||
  (field.type === 'group' && field.flattenedFields.some(isList))

/** Whether the value only appends to a list, which leaves the stored rows as they are. */
const isAppended = (value: unknown): boolean => isRow(value) && '$push' in value

/** Whether these properties include a list but leave out another one, or a required column. */
export function losesRest(fields: readonly FlattenedField[], data: Row): boolean {
  const names = (field: FlattenedField) => data[field.name] !== undefined && !isAppended(data[field.name])
  if (!fields.some((field) => isList(field) && names(field))) return false
  return fields.some((field) => {
    const needed = isList(field) || ('required' in field && field.required === true)
    if (needed && data[field.name] === undefined) return true
    const inner = data[field.name]
    return field.type === 'group' && isRow(inner) && losesRest(field.flattenedFields, inner)
  })
}

/** The stored row with the properties of `part`, group by group; the others stay as stored. */
function whole(fields: readonly FlattenedField[], stored: Row, part: Row): Row {
  const merged: Row = { ...stored, ...part }
  for (const field of fields) {
    const [before, after] = [stored[field.name], part[field.name]]
    if (after === undefined) merged[field.name] = before
    else if (field.type === 'group' && isRow(before) && isRow(after))
      merged[field.name] = whole(field.flattenedFields, before, after)
  }
  return merged
}

/**
 * Makes a partial update mean on SQLite what it means on MongoDB: properties left out stay. As shipped, one that contains
 * a list empties every other list of the row, and one without a required column fails. Such an update is completed from
 * the stored row; of many rows at once it throws. To be installed below the write queue.
 */
export function keepUnnamedLists(adapter: SQLiteAdapter): void {
  const fieldsOf = (slug: string) =>
    adapter.payload.collections[slug as CollectionSlug]?.config.flattenedFields ?? []
  const { updateMany, updateOne } = adapter

  adapter.updateOne = async function (this: SQLiteAdapter, args: Parameters<UpdateOne>[0]) {
    const { collection, data, id, req, where } = args
    const fields = fieldsOf(collection)
    if (!losesRest(fields, data)) return updateOne.call(this, args)
    const stored = await this.findOne<{ id: string } & Row>({
      collection,
      req,
      where: id === undefined ? where : { id: { equals: id } },
    })
    if (!stored) return updateOne.call(this, args)
    return updateOne.call(this, { ...args, data: whole(fields, stored, data) } as Parameters<UpdateOne>[0])
  }

  adapter.updateMany = async function (this: SQLiteAdapter, args: Parameters<UpdateMany>[0]) {
    if (losesRest(fieldsOf(args.collection), args.data))
      throw new Error(`A part of many ${args.collection} that names a list would empty their other lists`)
    return updateMany.call(this, args)
  }
}
