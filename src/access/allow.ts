import type { Access, PayloadRequest, Where } from 'payload'
import { type Operation, type RowScope, rowScopeOf, type Resource } from './permissions'
import { isAdmin, subjectOf } from './roles'
import { type Scope, scopeOf } from './scope'

/** Spells out one reach for a feature's rows. A boolean where no filter is needed. */
export type ScopeFilter = (scope: Scope, req: PayloadRequest, data?: unknown) => Where | boolean
export type ScopeFilters = Partial<Record<Exclude<RowScope, 'all'>, ScopeFilter>>

/** No row at all: an empty list, and a 404 for the row that is asked for by its id. */
const NO_ROWS: Where = { id: { in: [] } }

/**
 * One access function, made from the permission table's row. A reach the feature does not spell out refuses. Who may
 * read but has nobody and nothing within reach (a parent whose child has grown up) reads nothing, and is not refused.
 */
export const allow =
  (resource: Resource, operation: Operation, filters: ScopeFilters = {}): Access =>
  async ({ req, data }) => {
    const scope = rowScopeOf(resource, operation, subjectOf(req))
    if (!scope) return false
    if (scope === 'all') return true
    const filter = filters[scope]
    const rows = filter ? filter(await scopeOf(req), req, data) : false
    return rows === false && filter && operation === 'read' ? NO_ROWS : rows
  }

/** The four access functions of a collection. Operations without a row in the table are refused to everybody. */
export const accessFor = (resource: Resource, filters: ScopeFilters = {}) => ({
  create: allow(resource, 'create', filters),
  read: allow(resource, 'read', filters),
  update: allow(resource, 'update', filters),
  delete: allow(resource, 'delete', filters),
  readVersions: ({ req }: { req: PayloadRequest }) => isAdmin(req),
  unlock: ({ req }: { req: PayloadRequest }) => isAdmin(req),
})

/** Rows whose `field` is one of `ids`. An empty list reaches nothing, and says so without asking the database. */
export const whereIn = (field: string, ids: string[]): Where | false =>
  ids.length > 0 ? { [field]: { in: ids } } : false

/** The widest of several results: yes beats a filter, a filter beats no. */
export const anyOf = (...results: (Where | boolean)[]): Where | boolean => {
  if (results.includes(true)) return true
  const filters = results.filter((result): result is Where => typeof result === 'object')
  return filters.length > 0 ? { or: filters } : false
}

/** Field access: only an admin writes or reads it. */
export const adminField = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req)

/** Field access: written by our own code alone (Local API with overrideAccess), never through a door. */
export const nobodyField = (): boolean => false

/** What a field's access is asked with. */
export type FieldArgs = { req: PayloadRequest; id?: string | number; doc?: { id?: unknown } }

/** Field access: a secret of the person's own row, which an administrator need not know either. */
export const ownField = ({ req, id, doc }: FieldArgs): boolean =>
  req.user != null && (id ?? doc?.id) === req.user.id
