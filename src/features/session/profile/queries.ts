import type { PayloadRequest, TypedUser } from 'payload'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { liveSessions, maySignIn } from '@/features/users/rules'
import { notFound } from '@/lib/errors'
import type { User } from '@/payload-types'
import type { Profile } from './schema'
import { profileView } from './views'

/** The caller's own profile with their children; what they may not read of a child is not in it. */
export const readProfile = async (req: PayloadRequest): Promise<Profile> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id: req.user!.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!user) throw notFound()
  // Closed to every door, this one's owner included, so that nobody guesses addresses by asking for them.
  const row = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: user.id } },
    select: { newEmail: true, newEmailExpiration: true },
    req,
  })
  const { players, canActFor } = await scopeOf(req)
  const relations = new Map((user.children ?? []).map(({ player, relation }) => [idOf(player)!, relation]))
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: players.filter((id) => relations.has(id)) } },
    sort: 'sortName',
    depth: 1,
    populate: { categories: { name: true } },
    pagination: false,
    overrideAccess: false,
    req,
  })
  return profileView(
    user,
    docs.map((child) => ({
      child,
      relation: relations.get(child.id)!,
      right: canActFor.includes(child.id) ? 'full' : 'read',
    })),
    liveSessions(req.user!, Date.now()).length,
    new Date(row?.newEmailExpiration ?? 0).getTime() > Date.now() ? (row?.newEmail ?? '') : '',
  )
}

/** Whose calendar a secret address names: the account as a caller, or undefined when it may not sign in either. */
export async function calendarOwner(req: PayloadRequest, token: string): Promise<TypedUser | undefined> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { calendarToken: { equals: token } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const [owner] = docs
  return owner && maySignIn(owner) ? { ...owner, collection: 'users' } : undefined
}
