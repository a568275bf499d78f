import type { PayloadRequest, Where } from 'payload'
import { accessFor, type ScopeFilter } from '@/access/allow'
import { isAdmin, isTrainer } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { playersWhere } from '../users/access'
import { AUDIENCES, type AudienceKind, TRAINER_AUDIENCES } from './labels'
import { type Audience, audienceOf, trainerMayAddress } from './rules'

const sentByCaller = (req: PayloadRequest): Where => ({ sentBy: { equals: req.user!.id } })
/** One condition on the join: MongoDB's adapter splits `deliveries.user` and does not find text ids. */
const addressed: ScopeFilter = (_scope, req) => ({
  deliveries: { contains: { user: { equals: req.user!.id } } },
})

export const notificationAccess = accessFor('notifications', {
  addressed,
  ownCategory: ({ trainedCategories }, _req, data) => {
    const { audience } = (data ?? {}) as { audience?: Record<string, unknown> }
    return Boolean(audience) && trainerMayAddress(audienceOf(audience!), trainedCategories)
  },
  correspondence: (scope, req) => ({ or: [sentByCaller(req), addressed(scope, req) as Where] }),
  unsent: (_scope, req) => ({ and: [sentByCaller(req), { sentAt: { exists: false } }] }),
})

const toCaller = (req: PayloadRequest): Where => ({ user: { equals: req.user!.id } })

/** Everybody reads the deliveries to themselves; a sender also those of the notifications they sent. */
export const deliveryAccess = accessFor('deliveries', {
  addressed: (_scope, req) => toCaller(req),
  correspondence: (_scope, req) => ({
    or: [toCaller(req), { 'notification.sentBy': { equals: req.user!.id } }],
  }),
})

/**
 * The notifications in the caller's list of sent ones: an admin's holds everybody's, but not what an account's owner is
 * told of its security.
 */
export const sentToRead = (req: PayloadRequest): Where =>
  isAdmin(req) ? { kind: { not_equals: 'account' } } : sentByCaller(req)

/** The kinds of audience the caller may choose. */
export const audiencesFor = (req: PayloadRequest): readonly AudienceKind[] => {
  if (isAdmin(req)) return Object.keys(AUDIENCES) as AudienceKind[]
  return isTrainer(req) ? TRAINER_AUDIENCES : []
}

/** Whether the caller may write to this audience. */
export const mayAddress = async (req: PayloadRequest, audience: Audience): Promise<boolean> =>
  isAdmin(req) || trainerMayAddress(audience, (await scopeOf(req)).trainedCategories)

/** Those of these categories the caller may write to. */
export const writableCategories = async (req: PayloadRequest, ids: string[]): Promise<string[]> => {
  if (isAdmin(req)) return ids
  const { trainedCategories } = await scopeOf(req)
  return ids.filter((id) => trainedCategories.includes(id))
}

/** The players the caller may write to: for a trainer the players of own categories and their guardians. */
export const writablePeople = async (req: PayloadRequest): Promise<Where> => {
  if (isAdmin(req)) return {}
  const { trainedCategories } = await scopeOf(req)
  const players = isTrainer(req) && playersWhere(trainedCategories)
  if (!players) return { id: { in: [] } }
  return {
    or: [
      players,
      { 'children.player.category': { in: trainedCategories } },
      { 'children.player.secondCategory': { in: trainedCategories } },
    ],
  }
}
