import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope) => whereIn('player', scope.players)
const selfFullRight: ScopeFilter = (scope) => whereIn('player', scope.canActFor)

/** A trainer's categories, and the trainer's own children: those with read-only right are read, not answered for. */
const family: ScopeFilter = (scope) =>
  anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))
const familyFullRight: ScopeFilter = (scope) =>
  anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.canActFor))

export const participantAccess = accessFor('participants', { self, selfFullRight, family, familyFullRight })
