import type { PayloadRequest, Where } from 'payload'
import { isAdmin, type Role } from '@/access/roles'
import { populateNames } from '@/access/populate-names'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import { columnsOf, type Named, type PageView, type Paging } from '@/lib/schema'
import { notFound } from '@/lib/errors'
import { fold, literal } from '@/lib/text'
import { readSearch } from '@/lib/typed-search'
import type { User, UsersSelect } from '@/payload-types'
import { phoneParts } from './rules'
import { meView, userView } from './views'
import { type MeView, userSchema, type UserView } from './schema'

const REFERENCES = {
  category: 'categories',
  secondCategory: 'categories',
  categories: 'categories',
  'children.player': 'users',
} as const

const NAMES = { categories: { name: true }, users: { name: true } } as const

/** Which people of the club a list of the office shows. */
export interface UserMatch {
  /** A part of a name, phone number, e-mail address or variable symbol, also of a family's. */
  search?: string
  role?: Role
  category?: string
  active?: boolean
  /** True: players; false: everybody else, parents included, who have the role of players. */
  playing?: boolean
}

/** A filter of users by name, without case and diacritics; empty for an empty search. */
export const nameFilter = (search = ''): Where[] => {
  const words = literal(fold(search))
  return words ? [{ searchName: { contains: words } }] : []
}

/** A filter of the people with this name, phone number, e-mail or variable symbol, or a part of it; empty for no text. */
export const personFilter = (search = ''): Where[] => {
  const { words, phones, symbol, email } = readSearch(search)
  if (!words) return []
  const or: Where[] = [
    ...nameFilter(search),
    ...phones.flatMap(phoneParts).map((part) => ({ phone: { contains: part } })),
    ...(symbol ? ['variableSymbol', 'familySymbol'].map((name) => ({ [name]: { contains: symbol } })) : []),
    ...(email.length > 0 ? [{ and: email.map((part) => ({ email: { contains: part } })) }] : []),
  ]
  return [{ or }]
}

/** The users that match, by name: whole rows, or the columns of `select`; at depth 1 relations come with names. */
export async function findUsers(
  req: PayloadRequest,
  where: Where,
  { depth = 1, select }: { depth?: 0 | 1; select?: UsersSelect<true> } = {},
): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    sort: 'sortName',
    select,
    populate: NAMES,
    depth,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs as User[]
}

/** Those of these people whose personal data were erased: nothing new is stored on them. Without access control. */
export async function erasedAmong(req: PayloadRequest, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: [...new Set(people)] } }, { erasedAt: { exists: true } }] },
    select: { erasedAt: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

function matchWhere({ search, role, category, active, playing }: UserMatch): Where {
  const and: Where[] = [...personFilter(search), { erasedAt: { exists: false } }]
  if (role) and.push({ role: { equals: role } })
  if (category) and.push({ or: inCategory(category) })
  if (active !== undefined) and.push({ active: active ? { not_equals: false } : { equals: false } })
  if (playing !== undefined) and.push({ playing: playing ? { equals: true } : { not_equals: true } })
  return { and }
}

async function officeUsers(
  req: PayloadRequest,
  where: Where,
  paging: { page: number; limit: number } | { pagination: false },
): Promise<{ users: UserView[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'users',
    where,
    sort: ['sortName', 'id'],
    select: { ...columnsOf(userSchema.omit({ shownOnSite: true })), staff: true },
    depth: 0,
    ...paging,
    overrideAccess: false,
    req,
  })
  const users = (await populateNames(req, docs, REFERENCES)) as User[]
  return { users: users.map(userView), total: totalDocs }
}

/** A page of all people for the office, by name; `search` ignores case, diacritics and how a phone number is written. */
export async function userList(
  req: PayloadRequest,
  { page, size, ...match }: UserMatch & Paging,
): Promise<{ users: UserView[]; page: PageView }> {
  const { users, total } = await officeUsers(req, matchWhere(match), { page, limit: size })
  return { users, page: { number: page, size, total } }
}

/** The ids of everybody who matches, by name. */
export async function matchingUserIds(req: PayloadRequest, match: UserMatch): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: matchWhere(match),
    sort: ['sortName', 'id'],
    select: { sortName: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/** The office's views of these people. */
export const usersByIds = async (req: PayloadRequest, ids: readonly string[]): Promise<UserView[]> =>
  (await officeUsers(req, { id: { in: [...ids] } }, { pagination: false })).users

const inCategory = (id: string): Where[] => [
  { category: { equals: id } },
  { secondCategory: { equals: id } },
  { categories: { in: [id] } },
]

/** One person for the office's form; throws 404 when there is none. */
export async function officeUser(req: PayloadRequest, id: string): Promise<UserView> {
  const [user] = await findUsers(req, { id: { equals: id } })
  if (!user) throw notFound('Používateľ už neexistuje.')
  return userView(user)
}

/** The caller's view, from the row that authenticated the request. */
export async function me(req: PayloadRequest): Promise<MeView> {
  const [user] = await populateNames(req, [structuredClone(req.user!)], REFERENCES)
  return meView(user!, await scopeOf(req))
}

/** The categories the caller works with: a trainer's own, all for an admin. */
export async function callerCategories(req: PayloadRequest): Promise<Named[]> {
  const categories = await categoryList(req)
  const { trainedCategories } = await scopeOf(req)
  return categories
    .filter(({ id }) => isAdmin(req) || trainedCategories.includes(id))
    .map(({ id, name }) => ({ id, name }))
}

/** One of the categories the caller works with; throws 404 for another one. */
export async function callerCategory(req: PayloadRequest, id: string): Promise<Named> {
  const found = (await callerCategories(req)).find((category) => category.id === id)
  if (!found) throw notFound('Kategória už neexistuje.')
  return found
}
