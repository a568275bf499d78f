import type { PayloadRequest, Where } from 'payload'
import { accessFor, type ReachFilter, within } from '@/access/allow'
import { idsOf } from '@/access/reference'
import { isAdmin, subjectOf } from '@/access/roles'
import { type Scope, scopeOf } from '@/access/scope'
import { EVENT_TYPES } from './labels'

const published: Where = { published: { equals: true } }

/** Staff see the drafts of their categories; a family only what is published. */
const ownCategory: ReachFilter = (scope, req) => {
  const family = scope.plays.length > 0 && { and: [published, { categories: { in: scope.plays } }] }
  const staff = subjectOf(req) === 'trainer' && within('categories', scope.trains)
  return staff && family ? { or: [staff, family] } : staff || family
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
    categories.every((id) => scope.trains.includes(id))
  )
}

/** Rows narrow by `Where`; which categories a trainer adds and takes out is judged by a guard, which sees the row. */
const ownTrainings: ReachFilter = (scope, _req, data) => {
  const event = data as { type?: unknown } | undefined
  if (event && 'type' in event && event.type !== EVENT_TYPES.training) return false
  const own = within('categories', scope.trains)
  return own && { and: [{ type: { equals: EVENT_TYPES.training } }, own] }
}

const eventReach = accessFor('events', { published: () => published, ownCategory, ownTrainings })

/** A create has no row to narrow: for a trainer the data itself must be a training of own categories. */
export const eventAccess = {
  ...eventReach,
  create: async (args: Parameters<typeof eventReach.create>[0]) => {
    const allowed = Boolean(await eventReach.create({ ...args, data: args.data ?? {} }))
    return allowed && (isAdmin(args.req) || isOwnTraining(await scopeOf(args.req), args.data))
  },
}

/** Field access: signed-in families and staff; the public sees neither notes nor meeting points. */
export const membersField = ({ req }: { req: PayloadRequest }): boolean => subjectOf(req) !== 'anonymous'

/** Field access: the trainers of the event's categories, and admins. A trainer who is a parent elsewhere is a parent. */
export const staffField = ({
  req,
  doc,
}: {
  req: PayloadRequest
  doc?: { categories?: unknown }
}): boolean => {
  if (isAdmin(req)) return true
  const trains = subjectOf(req) === 'trainer' ? idsOf(req.user?.categories) : []
  return idsOf(doc?.categories).some((id) => trains.includes(id))
}
