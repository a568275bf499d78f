import type { PayloadRequest, Where } from 'payload'
import { isAdmin, type Role } from '@/access/roles'
import { withNames } from '@/access/named'
import { idsOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import type { PageView, Paging } from '@/lib/inputs'
import { notFound } from '@/lib/errors'
import { fold, literal } from '@/lib/text'
import type { User, UsersSelect } from '@/payload-types'
import { playersOf } from './access'
import {
  type MeView,
  meView,
  officeUserView,
  type OfficeUserView,
  squadPlayerView,
  type SquadPlayerView,
} from './views'

/** What a line of the office's list is made of. */
const LISTED = {
  name: true,
  firstName: true,
  lastName: true,
  role: true,
  email: true,
  username: true,
  phone: true,
  active: true,
  playing: true,
  category: true,
  secondCategory: true,
  categories: true,
  children: true,
  birthDate: true,
  jerseyNumber: true,
  position: true,
  joinedAt: true,
  feePausedUntil: true,
  medicalValidUntil: true,
  registrationNumber: true,
  trialUntil: true,
  variableSymbol: true,
  updatedAt: true,
} as const satisfies Partial<Record<keyof OfficeUserView, true>>

const REFERENCES = {
  category: 'categories',
  secondCategory: 'categories',
  categories: 'categories',
  'children.player': 'users',
} as const

const NAMES = { categories: { name: true }, users: { name: true } } as const

interface Group {
  id: string
  name: string
}

interface Wanted extends Paging {
  search?: string
  role?: Role
  category?: string
  active?: boolean
  /** Players apart from parents, who have the same role. */
  playing?: boolean
}

/** People by name, whole, or of them what `select` names; their relations named at depth 1. */
async function people(
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

/** Everybody in the club for the office, by name, a page of them; `search` finds „Lalik“ and „Ľalík“ alike. */
export async function userList(
  req: PayloadRequest,
  { search, role, category, active, playing, page, size }: Wanted,
): Promise<{ users: OfficeUserView[]; page: PageView }> {
  const and: Where[] = []
  const words = literal(fold(search ?? ''))
  if (words) and.push({ searchName: { contains: words } })
  if (role) and.push({ role: { equals: role } })
  if (category) and.push({ or: inCategory(category) })
  if (active !== undefined) and.push({ active: active ? { not_equals: false } : { equals: false } })
  if (playing !== undefined) and.push({ playing: playing ? { equals: true } : { not_equals: true } })
  const { docs, totalDocs } = await req.payload.find({
    collection: 'users',
    where: { and },
    sort: ['sortName', 'id'],
    select: LISTED,
    depth: 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  const users = (await withNames(req, docs, REFERENCES)) as User[]
  return { users: users.map(officeUserView), page: { number: page, size, total: totalDocs } }
}

const inCategory = (id: string): Where[] => [
  { category: { equals: id } },
  { secondCategory: { equals: id } },
  { categories: { in: [id] } },
]

/** One person for the office's form. */
export async function officeUser(req: PayloadRequest, id: string): Promise<OfficeUserView> {
  const [user] = await people(req, { id: { equals: id } })
  if (!user) throw notFound('Používateľ už neexistuje.')
  return officeUserView(user)
}

/** The caller, as their request was let in: that row was read a moment ago. */
export async function me(req: PayloadRequest): Promise<MeView> {
  const [user] = await withNames(req, [structuredClone(req.user!)], REFERENCES)
  return meView(user!, await scopeOf(req))
}

/** The categories the caller works with: a trainer's own, all of an admin. */
export async function ownGroups(req: PayloadRequest): Promise<Group[]> {
  const categories = await categoryList(req)
  const { trains } = await scopeOf(req)
  return categories
    .filter(({ id }) => isAdmin(req) || trains.includes(id))
    .map(({ id, name }) => ({ id, name }))
}

const plays = (user: User, id: string): boolean => idsOf([user.category, user.secondCategory]).includes(id)

const IN_GROUP = { name: true, category: true, secondCategory: true } as const
const IN_SQUAD = { ...IN_GROUP, jerseyNumber: true, photo: true, medicalValidUntil: true } as const

/** A page of the active players of these groups. */
async function playersIn(
  req: PayloadRequest,
  groups: Group[],
  { select, page, size }: Paging & { select: UsersSelect<true> },
): Promise<{ players: User[]; page: PageView }> {
  const where = playersOf(groups.map(({ id }) => id))
  if (!where) return { players: [], page: { number: page, size, total: 0 } }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'users',
    where,
    sort: ['sortName', 'id'],
    select,
    depth: 'photo' in select ? 1 : 0,
    populate: NAMES,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  return { players: docs as User[], page: { number: page, size, total: totalDocs } }
}

interface OfGroups extends Paging {
  /** One of the caller's categories; all of them when left out. */
  category?: string
}

const groupsOf = async (req: PayloadRequest, { category }: OfGroups): Promise<Group[]> =>
  (await ownGroups(req)).filter(({ id }) => !category || id === category)

/** A page of the active players of the caller's categories, by category; one who plays in two is in both. */
export async function squads(
  req: PayloadRequest,
  wanted: OfGroups,
): Promise<{ categories: { id: string; name: string; users: SquadPlayerView[] }[]; page: PageView }> {
  const groups = await groupsOf(req, wanted)
  const { players, page } = await playersIn(req, groups, { ...wanted, select: IN_SQUAD })
  const inGroup = (group: Group) => players.filter((player) => plays(player, group.id))
  return {
    categories: groups.map((group) => ({ ...group, users: inGroup(group).map(squadPlayerView) })),
    page,
  }
}

/** A page of the players of the caller's categories, and their trainers. */
export async function groupsWithPeople(
  req: PayloadRequest,
  wanted: OfGroups,
): Promise<{ data: { category: Group; players: Group[]; trainers: Group[] }[]; page: PageView }> {
  const groups = await groupsOf(req, wanted)
  const { players, page } = await playersIn(req, groups, { ...wanted, select: IN_GROUP })
  const trainers = await people(
    req,
    {
      and: [
        { role: { equals: 'trainer' } },
        { active: { not_equals: false } },
        { categories: { in: groups.map(({ id }) => id) } },
      ],
    },
    { depth: 0, select: { name: true, categories: true } },
  )
  const nameOf = ({ id, name }: User): Group => ({ id, name: name ?? '' })
  const data = groups.map((category) => ({
    category,
    players: players.filter((player) => plays(player, category.id)).map(nameOf),
    trainers: trainers.filter((trainer) => idsOf(trainer.categories).includes(category.id)).map(nameOf),
  }))
  return { data, page }
}
