import type { PayloadRequest, Where } from 'payload'
import { accessFor, type ScopeFilter } from '@/access/allow'
import { idOf, idsOf } from '@/lib/reference'
import { subjectOf } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { playersOf } from '../users/access'
import { type Audience, trainerMayAddress } from './rules'

const sentByCaller = (req: PayloadRequest): Where => ({ sentBy: { equals: req.user!.id } })
/** Asked as one question of the join: MongoDB's adapter takes `deliveries.user` apart and loses ids like ours. */
const addressed: ScopeFilter = (_scope, req) => ({
  deliveries: { contains: { user: { equals: req.user!.id } } },
})

/** A new notification is judged on whom it is for. */
const ownCategory: ScopeFilter = (scope, _req, data) => {
  const { audience } = (data ?? {}) as { audience?: Record<string, unknown> }
  if (!audience) return false
  const to = {
    kind: audience.kind,
    categories: idsOf(audience.categories),
    users: idsOf(audience.users),
    event: idOf(audience.event),
  } as Audience
  return trainerMayAddress(to, scope.trains)
}

export const notificationAccess = accessFor('notifications', {
  addressed,
  ownCategory,
  correspondence: (scope, req) => ({ or: [sentByCaller(req), addressed(scope, req) as Where] }),
  unsent: (_scope, req) => ({ and: [sentByCaller(req), { sentAt: { exists: false } }] }),
})

const toCaller = (req: PayloadRequest): Where => ({ user: { equals: req.user!.id } })
const ofCallersNotification = (req: PayloadRequest): Where => ({
  'notification.sentBy': { equals: req.user!.id },
})

/** One sees what came to oneself; who sent it sees how far it got. */
export const deliveryAccess = accessFor('deliveries', {
  addressed: (_scope, req) => toCaller(req),
  correspondence: (_scope, req) => ({ or: [toCaller(req), ofCallersNotification(req)] }),
})

/** Whom the caller may write to: everybody for an admin; players of own categories and their guardians for a trainer. */
export const writableTo = async (req: PayloadRequest): Promise<Where | boolean> => {
  if (subjectOf(req) === 'admin') return true
  const { trains } = await scopeOf(req)
  const players = subjectOf(req) === 'trainer' && playersOf(trains)
  if (!players) return false
  return {
    or: [
      players,
      { 'children.player.category': { in: trains } },
      { 'children.player.secondCategory': { in: trains } },
    ],
  }
}
