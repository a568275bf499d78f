import { accessFor } from '@/access/allow'

export const pushSubscriptionAccess = accessFor('pushSubscriptions', {
  mine: (_scope, req) => ({ user: { equals: req.user!.id } }),
})
