import type { PayloadRequest, Where } from 'payload'
import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin, subjectOf } from '@/access/roles'
import { type Scope, scopeOf } from '@/access/scope'
import { EVENT_TYPES } from './labels'

const published: Where = { published: { equals: true } }

/** What somebody leads or stands in for, of whatever category. */
export const ledBy = (req: PayloadRequest): Where => ({
  or: [{ trainers: { in: [req.user!.id] } }, { substitute: { equals: req.user!.id } }],
})

/** Staff see the drafts of their categories and of what they lead; a family only what is published. */
const ownEvents: ScopeFilter = (scope, req) => {
  const family = scope.playerCategories.length > 0 && {
    and: [published, { categories: { in: scope.playerCategories } }],
  }
  if (subjectOf(req) !== 'trainer') return family
  return anyOf(whereIn('categories', scope.trainedCategories), ledBy(req), family)
}

/** Whether every category of a new or changed event is one the trainer trains, and the event is a training. */
const isOwnTraining = (
  scope: Scope,
  event: { type?: unknown; categories?: unknown } | undefined,
): boolean => {
  const categories = idsOf(event?.categories)
  return (
    event?.type === EVENT_TYPES.training &&
    categories.length > 0 &&
    categories.every((id) => scope.trainedCategories.includes(id))
  )
}

/** Rows narrow by `Where`; which categories a trainer adds and takes out is judged by a guard, which sees the row. */
const ownTrainings: ScopeFilter = (scope, _req, data) => {
  const event = data as { type?: unknown } | undefined
  if (event && 'type' in event && event.type !== EVENT_TYPES.training) return false
  const own = whereIn('categories', scope.trainedCategories)
  return own && { and: [{ type: { equals: EVENT_TYPES.training } }, own] }
}

const rowAccess = accessFor('events', { published: () => published, ownEvents, ownTrainings })

/** A create has no row to narrow: for a trainer the data itself must be a training of own categories. */
export const eventAccess = {
  ...rowAccess,
  create: async (args: Parameters<typeof rowAccess.create>[0]) => {
    const allowed = Boolean(await rowAccess.create({ ...args, data: args.data ?? {} }))
    return allowed && (isAdmin(args.req) || isOwnTraining(await scopeOf(args.req), args.data))
  },
}

/** Field access: signed-in families and staff; the public sees neither notes nor meeting points. */
export const membersField = ({ req }: { req: PayloadRequest }): boolean => subjectOf(req) !== 'anonymous'

/** Field access: the trainers of the event's categories, who leads it, and admins. A trainer who is a parent elsewhere is a parent. */
export const staffField = ({
  req,
  doc,
}: {
  req: PayloadRequest
  doc?: { categories?: unknown; trainers?: unknown; substitute?: unknown }
}): boolean => {
  if (isAdmin(req)) return true
  if (subjectOf(req) !== 'trainer' || !req.user) return false
  const trains = idsOf(req.user.categories)
  const leads = [...idsOf(doc?.trainers), idOf(doc?.substitute)].includes(req.user.id)
  return leads || idsOf(doc?.categories).some((id) => trains.includes(id))
}
