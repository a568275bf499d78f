import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'

const self: ScopeFilter = (scope) => whereIn('player', scope.players)
const selfFullRight: ScopeFilter = (scope) => whereIn('player', scope.canActFor)

/** Absences of the players who play in one of these categories now. */
const ofCategories = (categories: string[]) =>
  anyOf(whereIn('player.category', categories), whereIn('player.secondCategory', categories))

const family: ScopeFilter = (scope) =>
  anyOf(ofCategories(scope.trainedCategories), whereIn('player', scope.players))
/** A trainer takes back what was recorded through their categories; what a family recorded holds for all and is theirs. */
const familyFullRight: ScopeFilter = (scope) =>
  anyOf(whereIn('categories', scope.trainedCategories), whereIn('player', scope.canActFor))

/** Rows are made by the command alone, which asks for every player; here only who reads them and takes them back. */
export const absenceAccess = accessFor('absences', { self, selfFullRight, family, familyFullRight })
