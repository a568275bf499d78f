import { accessFor, anyOf, type ReachFilter, within } from '@/access/allow'

const self: ReachFilter = (scope) => within('player', scope.people)
const acts: ReachFilter = (scope) => within('player', scope.actsFor)

/** A trainer's categories, and the trainer's own children: those with read-only right are read, not answered for. */
const family: ReachFilter = (scope) => anyOf(within('category', scope.trains), within('player', scope.people))
const familyActs: ReachFilter = (scope) =>
  anyOf(within('category', scope.trains), within('player', scope.actsFor))

export const participantAccess = accessFor('participants', { self, acts, family, familyActs })
