import type { CollectionBeforeOperationHook, CollectionSlug, FlattenedField, Payload } from 'payload'
import { invalid, UNUSABLE_FILTER } from '@/lib/errors'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Operators that take several values. */
const SEVERAL = new Set(['in', 'not_in', 'all'])

const isOperand = (operator: string, value: unknown): boolean => {
  if (operator === 'like' || operator === 'not_like') return typeof value === 'string'
  if (Array.isArray(value)) return SEVERAL.has(operator) && value.every((each) => isOperand('equals', each))
  return !isObject(value) && (typeof value !== 'number' || Number.isFinite(value))
}

/** Whether a `where` is a tree of conditions; what its names and operators are, Payload checks itself. */
export const isWhere = (where: unknown): boolean =>
  isObject(where) &&
  Object.entries(where).every(([key, value]) => {
    if (value === undefined) return true
    if (/^(and|or)$/i.test(key)) return Array.isArray(value) && value.every(isWhere)
    return (
      isObject(value) && Object.entries(value).every(([operator, operand]) => isOperand(operator, operand))
    )
  })

/** The kind of the field a path leads to, through groups, lists and relations to one collection; undefined when to none. */
function kindAt(
  payload: Payload,
  fields: readonly FlattenedField[],
  path: readonly string[],
): string | undefined {
  const [name, ...rest] = path
  const field = fields.find((each) => each.name === name)
  if (!field || rest.length === 0) return field?.type
  if ('flattenedFields' in field) return kindAt(payload, field.flattenedFields, rest)
  const to = 'relationTo' in field ? field.relationTo : undefined
  return typeof to === 'string'
    ? kindAt(payload, payload.collections[to as CollectionSlug].config.flattenedFields, rest)
    : undefined
}

const isMoment = (value: unknown): boolean =>
  value === null || value === '' || value === 'null' || !Number.isNaN(new Date(value as string).getTime())

/** Whether every moment in it is one: MongoDB's driver would leave the condition out, and take all rows. */
const hasMoments = (where: object, isDate: (path: readonly string[]) => boolean): boolean =>
  Object.entries(where).every(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.every((each) => hasMoments(each as object, isDate))
    if (!isObject(value) || !isDate(key.replace(/^version\./, '').split('.'))) return true
    return Object.entries(value).every(
      ([operator, operand]) =>
        operator === 'exists' ||
        (typeof operand === 'string' && SEVERAL.has(operator) ? operand.split(',') : [operand].flat()).every(
          isMoment,
        ),
    )
  })

const isMissing = (where: unknown): boolean => where === undefined || where === '' || where === null

/**
 * Refuses a `where` that is no tree of conditions: Payload fails at some of them, and reads others as no condition, so that a
 * change of some rows would be one of all. Our own code (overrideAccess), whose types say it, is not checked.
 */
export const refuseMalformedWhere: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return args
  const { where, joins } = args as unknown as Record<string, unknown>
  const ofJoins = isObject(joins) ? Object.values(joins).map((join) => isObject(join) && join.where) : []
  if (![where, ...ofJoins].every((each) => each === false || isMissing(each) || isWhere(each)))
    throw invalid(UNUSABLE_FILTER)
  const isDate = (path: readonly string[]) => kindAt(req.payload, collection.flattenedFields, path) === 'date'
  if (isObject(where) && !hasMoments(where, isDate)) throw invalid(UNUSABLE_FILTER)
  return args
}
