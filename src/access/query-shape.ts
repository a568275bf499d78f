import type { CollectionBeforeOperationHook } from 'payload'
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

const isMissing = (where: unknown): boolean => where === undefined || where === '' || where === null

/**
 * Refuses a `where` that is no tree of conditions: Payload fails at some of them, and reads others as no condition, so that a
 * change of some rows would be one of all. Our own code (overrideAccess), whose types say it, is not checked.
 */
export const refuseMalformedWhere: CollectionBeforeOperationHook = ({ args, overrideAccess }) => {
  if (overrideAccess) return args
  const { where, joins } = args as unknown as Record<string, unknown>
  const ofJoins = isObject(joins) ? Object.values(joins).map((join) => isObject(join) && join.where) : []
  if (![where, ...ofJoins].every((each) => each === false || isMissing(each) || isWhere(each)))
    throw invalid(UNUSABLE_FILTER)
  return args
}
