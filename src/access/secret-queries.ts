import { type CollectionBeforeOperationHook, type CollectionConfig, type Payload, QueryError } from 'payload'
import { nobodyField, ownField } from './allow'

const SECRET_ACCESS = new Set<unknown>([nobodyField, ownField])
/** Payload's own field, which it shows to its owner alone. */
const SESSIONS = 'sessions'

const known = new WeakMap<Payload, ReadonlySet<string>>()

/** The names of all secrets: Payload's hidden fields (hash, tokens), those closed to everybody, and those of one's own. */
function secretNames(payload: Payload): ReadonlySet<string> {
  const names =
    known.get(payload) ??
    new Set(
      payload.config.collections
        .flatMap(({ flattenedFields }) => flattenedFields)
        .filter(
          (field) => field.hidden === true || ('access' in field && SECRET_ACCESS.has(field.access?.read)),
        )
        .map(({ name }) => name)
        .concat(SESSIONS),
    )
  known.set(payload, names)
  return names
}

/** Every path in a condition, in a list of orders or in the wishes for joined rows, however deep. */
const pathsIn = (query: unknown): string[] => {
  if (Array.isArray(query)) return query.flatMap(pathsIn)
  if (query === null || typeof query !== 'object') return []
  return Object.entries(query).flatMap(([key, value]) => [
    key,
    ...(key === 'sort' ? ordersIn(value) : pathsIn(value)),
  ])
}
const ordersIn = (sort: unknown): string[] =>
  [sort].flat().flatMap((order) => (typeof order === 'string' ? order.split(',') : []))

const segments = (path: string): string[] => path.trim().replace(/^-/, '').replace(/__/g, '.').split('.')

/**
 * Refuses to order or to filter rows by a secret, also by that of a related row (`sentBy.hash`), which Payload's own
 * check of orders passes over: the order of the rows would tell it bit by bit. The program itself is not asked.
 */
const refuseSecretQueries: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (overrideAccess) return args
  const { sort, where, joins, field } = args as unknown as Record<string, unknown>
  const secret = secretNames(req.payload)
  const asked = [...ordersIn(sort), ...ordersIn(field), ...pathsIn(where), ...pathsIn(joins)]
  const refused = asked.filter((path) => segments(path).some((name) => secret.has(name)))
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
  return args
}

/** The same collection, whose rows nobody orders or filters by a secret. */
export const refuseQueriesBySecret = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseSecretQueries, ...(collection.hooks?.beforeOperation ?? [])],
  },
})
