import type { Access, PayloadRequest, Where } from 'payload'
import { type Operation, type RowScope, rowScopeOf, type Resource } from './permissions'
import { isAdmin, subjectOf } from './roles'
import { type Scope, scopeOf } from './scope'

/** The condition of one row scope for a feature's rows; a boolean where no condition is needed. */
export type ScopeFilter = (scope: Scope, req: PayloadRequest, data?: unknown) => Where | boolean
export type ScopeFilters = Partial<Record<Exclude<RowScope, 'all'>, ScopeFilter>>

/** A condition that no row meets: lists are empty, a row by its id is a 404. */
const NO_ROWS: Where = { id: { in: [] } }

/**
 * The access function of one cell of the permission table. A row scope without a filter refuses. A caller who may read,
 * but whose scope is empty (a parent whose child has come of age), reads no rows instead of being refused.
 *
 * A condition is a copy each time: where Payload computes somebody's permissions for its panel, it deletes empty lists and
 * nulls from the conditions it was given. One that others share would let everybody read every row from then on.
 */
export const allow =
  (resource: Resource, operation: Operation, filters: ScopeFilters = {}): Access =>
  async ({ req, data }) => {
    const rowScope = rowScopeOf(resource, operation, subjectOf(req))
    if (!rowScope) return false
    if (rowScope === 'all') return true
    const filter = filters[rowScope]
    const rows = filter ? filter(await scopeOf(req), req, data) : false
    const where = rows === false && filter && operation === 'read' ? NO_ROWS : rows
    return typeof where === 'object' ? structuredClone(where) : where
  }

/** The access functions of a collection. Operations without a row in the table are refused to everybody. */
export const accessFor = (resource: Resource, filters: ScopeFilters = {}) => ({
  create: allow(resource, 'create', filters),
  read: allow(resource, 'read', filters),
  update: allow(resource, 'update', filters),
  delete: allow(resource, 'delete', filters),
  readVersions: ({ req }: { req: PayloadRequest }) => isAdmin(req),
  unlock: ({ req }: { req: PayloadRequest }) => isAdmin(req),
})

/** Rows whose `field` is one of `ids`; false for an empty list, without asking the database. */
export const whereIn = (field: string, ids: string[]): Where | false =>
  ids.length > 0 ? { [field]: { in: ids } } : false

/** Rows that any of these allows: true if one is true, else the conditions joined by OR, else false. */
export const anyOf = (...results: (Where | boolean)[]): Where | boolean => {
  if (results.includes(true)) return true
  const filters = results.filter((result): result is Where => typeof result === 'object')
  return filters.length > 0 ? { or: filters } : false
}

/** Field access: administrators only. */
export const adminField = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req)

/** Field access: only our own code (Local API with overrideAccess), no request. */
export const nobodyField = (): boolean => false

/** The arguments of a field's access function. */
export type FieldArgs = { req: PayloadRequest; id?: string | number; doc?: { id?: unknown } }

/** Field access: only the person of the row; administrators may not read it either. */
export const ownField = ({ req, id, doc }: FieldArgs): boolean =>
  req.user != null && (id ?? doc?.id) === req.user.id
