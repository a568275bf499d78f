import { accessFor, anyOf, type ScopeFilter, within } from '@/access/allow'

const self: ScopeFilter = (scope) => within('player', scope.people)
const acts: ScopeFilter = (scope) => within('player', scope.actsFor)

/** A trainer's categories, and the trainer's own children: those with read-only right are read, not answered for. */
const family: ScopeFilter = (scope) => anyOf(within('category', scope.trains), within('player', scope.people))
const familyActs: ScopeFilter = (scope) =>
  anyOf(within('category', scope.trains), within('player', scope.actsFor))

export const participantAccess = accessFor('participants', { self, acts, family, familyActs })
