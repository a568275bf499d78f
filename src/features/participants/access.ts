import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope) => whereIn('player', scope.players)
const selfFullRight: ScopeFilter = (scope) => whereIn('player', scope.canActFor)

/** Rows of a trainer's categories and of their own children; children with a read-only right may only be read. */
const family: ScopeFilter = (scope) =>
  anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))
const familyFullRight: ScopeFilter = (scope) =>
  anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.canActFor))

export const participantAccess = accessFor('participants', { self, selfFullRight, family, familyFullRight })
