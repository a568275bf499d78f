import type { PayloadRequest, TypedUser } from 'payload'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { liveSessions, maySignIn } from '@/features/users/rules'
import { notFound } from '@/lib/errors'
import type { User } from '@/payload-types'
import type { Profile } from './schema'
import { profileView } from './views'

/** The caller's profile with their children, and of each child only what the caller may read. */
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
  // Without access control: not even their owner may query these fields, as a query could be used to guess e-mails.
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

/** The account with this calendar token, as a caller; undefined when there is none or it may not sign in. */
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
