import type { PayloadRequest, TypedUser } from 'payload'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { maySignIn } from '@/features/users/rules'
import { notFound } from '@/lib/errors'
import type { User } from '@/payload-types'
import type { Profile } from './schema'
import { profileView } from './views'

/** The caller's profile with their children, and of each child only what the caller may read. */
export const readProfile = async (req: PayloadRequest): Promise<Profile> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id: req.user!.id,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!user) throw notFound()
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
  const tokens = await calendarTokens(
    req,
    docs.map(({ id }) => id).filter((id) => canActFor.includes(id)),
  )
  return profileView(
    user,
    docs.map((child) => ({
      child,
      relation: relations.get(child.id)!,
      right: canActFor.includes(child.id) ? 'full' : 'read',
      calendarToken: tokens.get(child.id),
    })),
    await pendingEmail(req, user.id),
  )
}

/** The e-mail that waits to be confirmed; empty when none does. Without access control: nobody may query these fields. */
async function pendingEmail(req: PayloadRequest, id: string): Promise<string> {
  const row = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    select: { newEmail: true, newEmailExpiration: true },
    req,
  })
  return new Date(row?.newEmailExpiration ?? 0).getTime() > Date.now() ? (row?.newEmail ?? '') : ''
}

/**
 * The tokens of these children's calendars, for whoever acts for them: only the owner may read the field, so access is not
 * asked. None of a child who may not sign in, whose address does not work.
 */
async function calendarTokens(req: PayloadRequest, children: string[]): Promise<Map<string, string>> {
  if (children.length === 0) return new Map()
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { in: children } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(
    docs.flatMap((child) =>
      child.calendarToken && maySignIn(child) ? [[child.id, child.calendarToken]] : [],
    ),
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
