import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { idOf } from '@/lib/reference'

/** A relation as it is stored: in a row, in a list of ids, or in each item of an array. */
export interface Relation {
  path: string
  to: CollectionSlug
  isList: boolean
  /** The path of the array whose items hold it. */
  array?: string
}

/** The relations of these fields to rows of one collection; those to several are of Payload's own, short-lived rows. */
export function relationsOf(
  fields: readonly FlattenedField[],
  before = '',
  array: string | undefined = undefined,
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    const path = `${before}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload') {
      if (Array.isArray(field.relationTo)) return []
      const isList = field.hasMany === true
      if (array && isList) throw new Error(`${path}: a list of relations in an array is not kept`)
      return [{ path, to: field.relationTo, isList, ...(array ? { array } : {}) }]
    }
    if (!('flattenedFields' in field)) return []
    const isArray = field.type === 'array'
    const found = relationsOf(field.flattenedFields, `${path}.`, isArray ? path : array)
    if (array && isArray && found.length > 0)
      throw new Error(`${path}: relations in an array in an array are not kept`)
    return found
  })
}

/** All relations of a collection or a global, by its slug. */
export const allRelations = ({ collections, globals }: Payload): ReadonlyMap<string, Relation[]> =>
  new Map(
    [...Object.values(collections).map(({ config }) => config), ...globals.config].map(
      ({ slug, flattenedFields }) => [slug, relationsOf(flattenedFields)],
    ),
  )

/** The ids at a path of a row, of all items where an array is on the way. */
export function idsAt(value: unknown, [name, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => idsAt(each, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return [idOf(value) ?? []].flat()
  if (!value || typeof value !== 'object') return []
  return idsAt((value as Record<string, unknown>)[name], rest)
}
