import type { BaseDatabaseAdapter, Where } from 'payload'

const JOINED = /^(and|or)$/i

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The conditions of one object, each alone: `{ a: { exists: false }, or: [b, c] }` are two. */
const conditionsIn = (where: Where): Where[] =>
  Object.entries(where).flatMap(([key, value]): Where[] => {
    if (JOINED.test(key) && Array.isArray(value)) return [{ [key]: value.map((each) => separated(each)) }]
    if (!isObject(value)) return [{ [key]: value } as Where]
    return Object.entries(value).map(([operator, operand]) => ({ [key]: { [operator]: operand } }) as Where)
  })

/**
 * The same filter with one condition in an object. Payload's adapter makes `$or` and `$and` lists of `exists`, `like` and
 * several operators of a field, and merges the lists of one object item by item or replaces one by the other: of
 * `{ email: { exists: false }, or: […] }` only the `or` would be left, and more rows would match than on SQLite.
 */
export function separated(where: Where): Where {
  if (!isObject(where)) return where
  const conditions = conditionsIn(where)
  return conditions.length > 1 ? { and: conditions } : (conditions[0] ?? where)
}

/** Makes every call of the adapter take its filter apart (`separated`). To be called before anything else wraps its methods. */
export function separateConditions(adapter: BaseDatabaseAdapter): void {
  const calls = adapter as unknown as Record<string, unknown>
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call !== 'function' || call.constructor.name !== 'AsyncFunction') continue
    calls[name] = async (args?: { where?: Where }, ...more: unknown[]): Promise<unknown> =>
      call.call(adapter, args?.where ? { ...args, where: separated(args.where) } : args, ...more) as unknown
  }
}
