import { accessFor, anyOf, whereIn } from '@/access/allow'
import { fullRightChildren } from '@/access/scope'

/** One's own requests, and those about oneself and one's children. */
export const erasureAccess = accessFor('erasures', {
  self: (scope, req) =>
    anyOf(
      { requestedBy: { equals: req.user!.id } },
      whereIn('person', [req.user!.id, ...fullRightChildren(scope, req)]),
    ),
})
