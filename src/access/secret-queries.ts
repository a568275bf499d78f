import { type CollectionBeforeOperationHook, type CollectionConfig, type Payload, QueryError } from 'payload'
import { nobodyField, ownField } from './allow'
import { refuseMalformedWhere } from './query-shape'

const SECRET_ACCESS = new Set<unknown>([nobodyField, ownField])
/** Payload's own field of sessions, which only their owner may read. */
const SESSIONS = 'sessions'

const known = new WeakMap<Payload, ReadonlySet<string>>()

/** The names of all secret fields: Payload's hidden ones (hash, tokens), and those with the access of SECRET_ACCESS. */
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

/** Every path in a `where`, a `sort` or a `joins`, however deep. */
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
 * Refuses to sort or filter rows by a secret field, also of a related row (`sentBy.hash`), which Payload does not check in
 * `sort`: the order of the rows would reveal it bit by bit. Our own code (overrideAccess) is not checked.
 */
const refuseSecretQueries: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (overrideAccess) return args
  const { sort, where, joins, field } = args as unknown as Record<string, unknown>
  const secret = secretNames(req.payload)
  const paths = [...ordersIn(sort), ...ordersIn(field), ...pathsIn(where), ...pathsIn(joins)]
  const refused = paths.filter((path) => segments(path).some((name) => secret.has(name)))
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
  return args
}

/** The collection with hooks that refuse a filter that is none, and to sort or filter its rows by a secret field. */
export const refuseQueriesBySecret = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      refuseMalformedWhere,
      refuseSecretQueries,
      ...(collection.hooks?.beforeOperation ?? []),
    ],
  },
})
