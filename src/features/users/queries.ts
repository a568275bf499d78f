import type { PayloadRequest, Where } from 'payload'
import { isAdmin, type Role } from '@/access/roles'
import { isAdult } from '@/access/guardian'
import { withNames } from '@/access/named'
import { idOf, idsOf } from '@/access/reference'
import { scopeOf } from '@/access/scope'
import { categoryList } from '@/features/categories/queries'
import { dayOf } from '@/lib/dates'
import type { PageView, Paging } from '@/lib/inputs'
import { notFound } from '@/lib/errors'
import { fold, literal } from '@/lib/text'
import type { User } from '@/payload-types'
import { playersOf } from './access'
import {
  type MeView,
  meView,
  officeUserView,
  type OfficeUserView,
  rosterView,
  type RosterView,
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

async function people(req: PayloadRequest, where: Where): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    sort: 'sortName',
    populate: NAMES,
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
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

const playersIn = async (req: PayloadRequest, groups: Group[]): Promise<User[]> => {
  const where = playersOf(groups.map(({ id }) => id))
  return where ? people(req, where) : []
}

/** The active players of the caller's categories, category by category; one who plays in two is in both. */
export async function squads(
  req: PayloadRequest,
): Promise<{ id: string; name: string; users: SquadPlayerView[] }[]> {
  const groups = await ownGroups(req)
  const players = await playersIn(req, groups)
  return groups.map((group) => ({
    ...group,
    users: players.filter((player) => plays(player, group.id)).map(squadPlayerView),
  }))
}

/** Players and trainers of the caller's categories. */
export async function groupsWithPeople(
  req: PayloadRequest,
): Promise<{ category: Group; players: Group[]; trainers: Group[] }[]> {
  const groups = await ownGroups(req)
  const players = await playersIn(req, groups)
  const trainers = await people(req, {
    and: [
      { role: { equals: 'trainer' } },
      { active: { not_equals: false } },
      { categories: { in: groups.map(({ id }) => id) } },
    ],
  })
  const nameOf = ({ id, name }: User): Group => ({ id, name: name ?? '' })
  return groups.map((category) => ({
    category,
    players: players.filter((player) => plays(player, category.id)).map(nameOf),
    trainers: trainers.filter((trainer) => idsOf(trainer.categories).includes(category.id)).map(nameOf),
  }))
}

/** The active players of the caller's categories by name, those under 18 with their guardians' contact. */
export async function roster(req: PayloadRequest): Promise<RosterView[]> {
  const players = await playersIn(req, await ownGroups(req))
  if (players.length === 0) return []
  const today = dayOf(new Date())
  const minors = players.filter(({ birthDate }) => !isAdult(birthDate, today))
  const guardians = await people(req, { 'children.player': { in: minors.map(({ id }) => id) } })
  const byChild = new Map<string, User[]>()
  for (const guardian of guardians) {
    for (const { player } of guardian.children ?? []) {
      const id = idOf(player)!
      byChild.set(id, [...(byChild.get(id) ?? []), guardian])
    }
  }
  const guardiansOf = (player: User): User[] =>
    minors.includes(player) ? (byChild.get(player.id) ?? []) : []
  return players.map((player) => rosterView(player, guardiansOf(player)))
}
