import { accessFor } from '@/access/allow'

/** A trainer reads what they opened themselves. */
export const contactOpeningAccess = accessFor('contactOpenings', {
  mine: (_scope, req) => ({ by: { equals: req.user!.id } }),
})
