import type { PayloadRequest } from 'payload'
import { categoryList } from '@/features/categories/queries'
import { isId } from '@/lib/ids'
import { officeUser, userList } from '../queries'
import type { UserView } from '../schema'
import { matchOf, type UserFilter } from './rules'
import type { Guardian, UserChoices, AdminUserList } from './views'

const PAGE_SIZE = 25

/** A page of the office's list of people, by name. */
export async function adminUserList(req: PayloadRequest, filter: UserFilter): Promise<AdminUserList> {
  const { page } = filter
  const {
    users,
    page: { total },
  } = await userList(req, { ...matchOf(filter), page, size: PAGE_SIZE })
  return { users, page, pages: Math.ceil(total / PAGE_SIZE), total }
}

/** What the form of a person lets choose from; `children` are ids of the players a new guardian's form starts with. */
export async function userChoices(
  req: PayloadRequest,
  children: readonly string[] = [],
): Promise<UserChoices> {
  const categories = (await categoryList(req)).map(({ id, name }) => ({ id, name }))
  if (children.length === 0) return { categories, children: [] }
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: [...children] } }, { playing: { equals: true } }] },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return { categories, children: docs.map(({ id, name }) => ({ id, name: name ?? '' })) }
}

/** The person of an id from the address, with their guardians; undefined when there is none. */
export async function userToEdit(
  req: PayloadRequest,
  id: unknown,
): Promise<{ user: UserView; guardians: Guardian[] } | undefined> {
  if (!isId(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ id: { equals: id } }, { 'children.player': { equals: id } }] },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (!docs.some((row) => row.id === id)) return undefined
  const guardians = docs.flatMap(({ id: guardian, name, phone, children }) =>
    (children ?? [])
      .filter(({ player }) => player === id)
      .map(({ relation, right }) => ({
        id: guardian,
        name: name ?? '',
        phone: phone ?? '',
        relation,
        right,
      })),
  )
  return { user: await officeUser(req, id), guardians }
}
