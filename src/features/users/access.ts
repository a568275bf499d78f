import type { PayloadRequest, Where } from 'payload'
import {
  accessFor,
  adminField,
  anyOf,
  type FieldArgs,
  ownField,
  type ScopeFilter,
  whereIn,
} from '@/access/allow'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'

const self: ScopeFilter = (scope, req) => whereIn('id', [req.user!.id, ...scope.players])
const selfFullRight: ScopeFilter = (scope, req) => whereIn('id', [req.user!.id, ...scope.canActFor])

/** Users a trainer may read: players of own categories, their guardians, and the other trainers there. */
const ownCategory: ScopeFilter = (scope, req) =>
  anyOf(
    self(scope, req),
    playersWhere(scope.trainedCategories),
    whereIn('children.player.category', scope.trainedCategories),
    whereIn('children.player.secondCategory', scope.trainedCategories),
    whereIn('categories', scope.trainedCategories),
  )

/** Active players whose main or second category is one of these; false without categories. */
export const playersWhere = (categories: string[]): Where | false =>
  categories.length > 0 && {
    and: [
      { playing: { equals: true } },
      { active: { equals: true } },
      { or: [{ category: { in: categories } }, { secondCategory: { in: categories } }] },
    ],
  }

/** Everybody but children on trial, who are not counted, charged, moved or written to. */
export const NOT_ON_TRIAL: Where = { trialUntil: { exists: false } }

export const userAccess = {
  ...accessFor('users', { self, selfFullRight, ownCategory }),
  admin: ({ req }: { req: PayloadRequest }) => isAdmin(req),
}

/** Field access: who may read the row reads the field, only an admin writes it. */
export const adminWrites = { create: adminField, update: adminField }

/** Field access: the person and an admin, but not a trainer of the category. */
export const selfOrAdmin = ({ req, id, doc }: FieldArgs): boolean =>
  isAdmin(req) || ownField({ req, id, doc })

/** Field access: the person, their guardians and an admin, but not a trainer of the category. */
export const familyOrAdmin = async ({ req, id, doc }: FieldArgs): Promise<boolean> =>
  selfOrAdmin({ req, id, doc }) || (await scopeOf(req)).players.includes(String(id ?? doc?.id))
