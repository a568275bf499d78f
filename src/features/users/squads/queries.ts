import type { PayloadRequest, Where } from 'payload'
import { isAdult } from '@/access/guardian'
import type { Named, PageView, Paging } from '@/lib/schema'
import { idOf, idsOf } from '@/lib/reference'
import { dayOf } from '@/lib/dates'
import { fold, literal } from '@/lib/text'
import type { User, UsersSelect } from '@/payload-types'
import { playersOf } from '../access'
import { callerCategories, findUsers } from '../queries'
import { rosterPlayerView, squadPlayerView } from '../views'
import type { RosterPlayerView, SquadPlayerView } from '../schema'
import type { PlayersByCategoryQuery, PlayersByCategoryView, RosterQuery } from './schema'

const NAMES = { categories: { name: true } } as const

/** What a line of the roster is made of. */
const ROSTER_COLUMNS = {
  name: true,
  jerseyNumber: true,
  photo: true,
  medicalValidUntil: true,
  category: true,
  secondCategory: true,
  birthDate: true,
  position: true,
  phone: true,
} as const satisfies Partial<Record<keyof User, true>>

/** Of the roster's query what is wanted, or one player by id; all of them without a `size`. */
type RosterArgs = Partial<RosterQuery> & { player?: string }

/** Active players of the caller's categories: those the search, the category or the id leave; none without a reach. */
async function rosterWhere(
  req: PayloadRequest,
  { search, category, player }: RosterArgs,
): Promise<Where | undefined> {
  const groups = await callerCategories(req)
  const reach = playersOf(groups.map(({ id }) => id).filter((id) => !category || id === category))
  if (!reach) return undefined
  const and: Where[] = [reach]
  const words = literal(fold(search ?? ''))
  if (words) and.push({ searchName: { contains: words } })
  if (player) and.push({ id: { equals: player } })
  return { and }
}

/**
 * The active players of the caller's categories by name, those under 18 with their guardians' contact; a page of them
 * with `size`.
 */
export async function roster(
  req: PayloadRequest,
  wanted: RosterArgs = {},
): Promise<{ players: RosterPlayerView[]; total: number }> {
  const where = await rosterWhere(req, wanted)
  if (!where) return { players: [], total: 0 }
  const { page, size } = wanted
  const { docs, totalDocs } = await req.payload.find({
    collection: 'users',
    where,
    sort: ['sortName', 'id'],
    select: ROSTER_COLUMNS,
    populate: NAMES,
    depth: 1,
    ...(size ? { page, limit: size } : { pagination: false }),
    overrideAccess: false,
    req,
  })
  const players = docs as User[]
  const today = dayOf(new Date())
  const minors = players.filter(({ birthDate }) => !isAdult(birthDate, today)).map(({ id }) => id)
  const guardians = await guardiansOf(req, minors)
  return {
    players: players.map((player) => rosterPlayerView(player, guardians.get(player.id) ?? [])),
    total: totalDocs,
  }
}

async function guardiansOf(req: PayloadRequest, players: string[]): Promise<Map<string, User[]>> {
  const byChild = new Map<string, User[]>()
  if (players.length === 0) return byChild
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { in: players } },
    select: { name: true, phone: true, email: true, children: true },
    sort: ['sortName', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  for (const guardian of docs as User[])
    for (const { player } of guardian.children ?? []) {
      const id = idOf(player)!
      if (!players.includes(id)) continue
      byChild.set(id, [...(byChild.get(id) ?? []), guardian])
    }
  return byChild
}

/** How many players of the roster have a medical check that ends by this day. */
export async function countEndingMedicals(
  req: PayloadRequest,
  wanted: RosterArgs,
  until: string,
): Promise<number> {
  const where = await rosterWhere(req, wanted)
  if (!where) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [where, { medicalValidUntil: { less_than: until } }] },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

const playsIn = (user: User, id: string): boolean => idsOf([user.category, user.secondCategory]).includes(id)

const NAME_COLUMNS = { name: true, category: true, secondCategory: true } as const
const SQUAD_COLUMNS = { ...NAME_COLUMNS, jerseyNumber: true, photo: true, medicalValidUntil: true } as const

/** A page of the active players of these groups. */
async function playersIn(
  req: PayloadRequest,
  groups: Named[],
  { select, page, size }: Paging & { select: UsersSelect<true> },
): Promise<{ players: User[]; page: PageView }> {
  const where = playersOf(groups.map(({ id }) => id))
  if (!where) return { players: [], page: { number: page, size, total: 0 } }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'users',
    where,
    sort: ['sortName', 'id'],
    select,
    populate: NAMES,
    depth: 'photo' in select ? 1 : 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  return { players: docs as User[], page: { number: page, size, total: totalDocs } }
}

const chosenCategories = async (
  req: PayloadRequest,
  { category }: PlayersByCategoryQuery,
): Promise<Named[]> => (await callerCategories(req)).filter(({ id }) => !category || id === category)

/** A page of the active players of the caller's categories, by category; one who plays in two is in both. */
export async function squads(
  req: PayloadRequest,
  wanted: PlayersByCategoryQuery,
): Promise<{ categories: (Named & { users: SquadPlayerView[] })[]; page: PageView }> {
  const groups = await chosenCategories(req, wanted)
  const { players, page } = await playersIn(req, groups, { ...wanted, select: SQUAD_COLUMNS })
  const inGroup = (group: Named) => players.filter((player) => playsIn(player, group.id))
  return {
    categories: groups.map((group) => ({ ...group, users: inGroup(group).map(squadPlayerView) })),
    page,
  }
}

/** A page of the players of the caller's categories, and their trainers. */
export async function playersByCategory(
  req: PayloadRequest,
  wanted: PlayersByCategoryQuery,
): Promise<PlayersByCategoryView> {
  const groups = await chosenCategories(req, wanted)
  const { players, page } = await playersIn(req, groups, { ...wanted, select: NAME_COLUMNS })
  const trainers = await findUsers(
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
  const nameOf = ({ id, name }: User): Named => ({ id, name: name ?? '' })
  const data = groups.map((category) => ({
    category,
    players: players.filter((player) => playsIn(player, category.id)).map(nameOf),
    trainers: trainers.filter((trainer) => idsOf(trainer.categories).includes(category.id)).map(nameOf),
  }))
  return { data, page }
}
