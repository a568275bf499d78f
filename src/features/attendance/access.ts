import type { Where } from 'payload'
import { accessFor, anyOf, type ScopeFilter, whereIn } from '@/access/allow'
import { idOf } from '@/lib/reference'

const DAY_MS = 24 * 3_600_000

const self: ScopeFilter = (scope) => whereIn('player', scope.players)

/** Rows of a category the caller trains, as it was when they were recorded; for a new row the given category decides. */
const ownCategory: ScopeFilter = (scope, _req, data) => {
  const isGiven = data && typeof data === 'object' && 'category' in data
  if (isGiven && !scope.trainedCategories.includes(idOf(data.category) ?? '')) return false
  return whereIn('category', scope.trainedCategories)
}

const family: ScopeFilter = (scope) =>
  anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))

/** Rows a trainer may delete: recorded by themselves in the last 24 hours, of categories they still train. */
const ownRecent: ScopeFilter = (scope, req): Where => ({
  and: [
    { category: { in: scope.trainedCategories } },
    { recordedBy: { equals: req.user!.id } },
    { recordedAt: { greater_than: new Date(Date.now() - DAY_MS).toISOString() } },
  ],
})

export const attendanceAccess = accessFor('attendances', { self, ownCategory, family, ownRecent })
