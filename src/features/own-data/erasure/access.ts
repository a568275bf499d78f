import { accessFor, anyOf, whereIn } from '@/access/allow'

/** One's own requests, and those about oneself and one's children. */
export const erasureAccess = accessFor('erasures', {
  self: ({ canActFor }, req) =>
    anyOf({ requestedBy: { equals: req.user!.id } }, whereIn('person', [req.user!.id, ...canActFor])),
})
