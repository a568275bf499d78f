import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { type Scope, scopeOf } from '@/access/scope'
import { forbidden } from '@/lib/errors'
import { idsOf } from '@/lib/reference'

/**
 * The caller's scope; throws 403 for a trainer of none of the event's categories, who may read it as a parent, or because they
 * lead it.
 */
export async function refuseForeignEvent(
  req: PayloadRequest,
  event: { categories?: unknown },
): Promise<Scope> {
  const scope = await scopeOf(req)
  const isOwn = idsOf(event.categories).some((each) => scope.trainedCategories.includes(each))
  if (!isAdmin(req) && !isOwn) throw forbidden()
  return scope
}
