import type { Where } from 'payload'
import { accessFor, anyOf, type ScopeFilter, within } from '@/access/allow'
import { idOf } from '@/lib/reference'

const DAY_MS = 24 * 3_600_000

const self: ScopeFilter = (scope) => within('player', scope.people)

/** Rows narrow by the category of that time; a new row's own category is judged on the data. */
const ownCategory: ScopeFilter = (scope, _req, data) => {
  const given = data && typeof data === 'object' && 'category' in data
  if (given && !scope.trains.includes(idOf(data.category) ?? '')) return false
  return within('category', scope.trains)
}

const family: ScopeFilter = (scope) => anyOf(within('category', scope.trains), within('player', scope.people))

/** A trainer takes back only what they recorded themselves, for a day, and only where they still train. */
const ownRecent: ScopeFilter = (scope, req): Where => ({
  and: [
    { category: { in: scope.trains } },
    { recordedBy: { equals: req.user!.id } },
    { recordedAt: { greater_than: new Date(Date.now() - DAY_MS).toISOString() } },
  ],
})

export const attendanceAccess = accessFor('attendances', { self, ownCategory, family, ownRecent })
