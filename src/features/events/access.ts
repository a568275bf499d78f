import type { PayloadRequest, Where } from 'payload'
import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin, subjectOf } from '@/access/roles'
import { type Scope, scopeOf } from '@/access/scope'
import { EVENT_TYPES } from './labels'

const published: Where = { published: { equals: true } }

/** Events the caller leads or substitutes at, in any category. */
export const ledBy = (req: PayloadRequest): Where => ({
  or: [{ trainers: { in: [req.user!.id] } }, { substitute: { equals: req.user!.id } }],
})

/** A trainer reads what they lead and events of their categories, unpublished ones too; a family published ones only. */
const ownEvents: ScopeFilter = (scope, req) => {
  const family = scope.playerCategories.length > 0 && {
    and: [published, { categories: { in: scope.playerCategories } }],
  }
  if (subjectOf(req) !== 'trainer') return family
  return anyOf(whereIn('categories', scope.trainedCategories), ledBy(req), family)
}

/** Whether the event has categories, and all of them are ones the trainer trains. */
const hasOwnCategories = (scope: Scope, event: { categories?: unknown } | undefined): boolean => {
  const categories = idsOf(event?.categories)
  return categories.length > 0 && categories.every((id) => scope.trainedCategories.includes(id))
}

/** Every event but a match of a competition, which is the office's (`isLeagueMatch`). */
const besidesLeague: Where = {
  or: [
    { type: { in: [EVENT_TYPES.training, EVENT_TYPES.tournament] } },
    { competition: { exists: false } },
    { competition: { equals: '' } },
  ],
}

/**
 * Events with one of the trainer's categories that are no league match. What a change would make of the row is left to a
 * guard, which has it: its categories, its competition.
 */
const ownBesidesLeague: ScopeFilter = (scope) => {
  const own = whereIn('categories', scope.trainedCategories)
  return own && { and: [besidesLeague, own] }
}

const rowAccess = accessFor('events', { published: () => published, ownEvents, ownBesidesLeague })

/** There is no row to filter before a create: the categories a trainer's data names must be own ones. */
export const eventAccess = {
  ...rowAccess,
  create: async (args: Parameters<typeof rowAccess.create>[0]) => {
    const allowed = Boolean(await rowAccess.create(args))
    return allowed && (isAdmin(args.req) || hasOwnCategories(await scopeOf(args.req), args.data))
  },
}

/** Field access: everybody signed in. */
export const membersField = ({ req }: { req: PayloadRequest }): boolean => subjectOf(req) !== 'anonymous'

/** Field access: admins, trainers of the event's categories, and who leads it; any other trainer reads it as a family does. */
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
