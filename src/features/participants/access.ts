import { accessFor, anyOf, type ScopeFilter, within } from '@/access/allow'

const self: ScopeFilter = (scope) => within('player', scope.people)
const selfFullRight: ScopeFilter = (scope) => within('player', scope.canActFor)

/** A trainer's categories, and the trainer's own children: those with read-only right are read, not answered for. */
const family: ScopeFilter = (scope) => anyOf(within('category', scope.trains), within('player', scope.people))
const familyFullRight: ScopeFilter = (scope) =>
  anyOf(within('category', scope.trains), within('player', scope.canActFor))

export const participantAccess = accessFor('participants', { self, selfFullRight, family, familyFullRight })
