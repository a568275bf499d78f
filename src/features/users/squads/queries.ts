import type { PayloadRequest, Where } from 'payload'
import { isAdult } from '@/lib/age'
import type { Named, PageView, Paging } from '@/lib/schema'
import { idsOf } from '@/lib/reference'
import { dayOf } from '@/lib/dates'
import type { User, UsersSelect } from '@/payload-types'
import { playersWhere } from '../access'
import { guardiansOf } from '../guardians/queries'
import { callerCategories, findUsers, nameFilter } from '../queries'
import { rosterPlayerView, squadPlayerView } from '../views'
import type { RosterPlayerView, SquadPlayerView } from '../schema'
import type { PlayersByCategoryQuery, PlayersByCategoryView, RosterQuery } from './schema'

const NAMES = { categories: { name: true } } as const

/** Columns of a player in the roster. */
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
  trialUntil: true,
} as const satisfies Partial<Record<keyof User, true>>

/** The caller's categories; with `category` that one alone. */
const chosenCategories = async (req: PayloadRequest, category?: string): Promise<Named[]> =>
  (await callerCategories(req)).filter(({ id }) => !category || id === category)

/** The roster's query, or players by id; without a `size` the whole roster. */
type RosterArgs = Partial<RosterQuery> & { players?: readonly string[] }

/** A filter for the roster's players; undefined when the caller has no such category. */
async function rosterWhere(
  req: PayloadRequest,
  { search, category, players: chosen }: RosterArgs,
): Promise<Where | undefined> {
  const players = playersWhere((await chosenCategories(req, category)).map(({ id }) => id))
  if (!players) return undefined
  return { and: [players, ...nameFilter(search), ...(chosen ? [{ id: { in: [...chosen] } }] : [])] }
}

/**
 * The active players of the caller's categories by name, those under 18 with their guardians' contacts; all of them,
 * or with `size` a page.
 */
export async function roster(
  req: PayloadRequest,
  args: RosterArgs = {},
): Promise<{ players: RosterPlayerView[]; total: number }> {
  const where = await rosterWhere(req, args)
  if (!where) return { players: [], total: 0 }
  const { page, size } = args
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

/** What the roster can be sorted by beside the name, of every player of it, by name. */
export async function rosterKeys(
  req: PayloadRequest,
  args: RosterArgs,
): Promise<{ id: string; jerseyNumber: number | null; medicalValidUntil: string | null }[]> {
  const where = await rosterWhere(req, args)
  if (!where) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    sort: ['sortName', 'id'],
    select: { jerseyNumber: true, medicalValidUntil: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, jerseyNumber, medicalValidUntil }) => ({
    id,
    jerseyNumber: jerseyNumber ?? null,
    medicalValidUntil: medicalValidUntil ?? null,
  }))
}

/** How many players of the roster have a medical check that ends before this day (YYYY-MM-DD). */
export async function countEndingMedicals(
  req: PayloadRequest,
  args: RosterArgs,
  until: string,
): Promise<number> {
  const where = await rosterWhere(req, args)
  if (!where) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [where, { medicalValidUntil: { less_than: until } }] },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

const playsIn = (user: User, category: string): boolean =>
  idsOf([user.category, user.secondCategory]).includes(category)

const NAME_COLUMNS = { name: true, category: true, secondCategory: true } as const
const SQUAD_COLUMNS = { ...NAME_COLUMNS, jerseyNumber: true, photo: true, medicalValidUntil: true } as const

/** A page of the active players of these categories. */
async function playersIn(
  req: PayloadRequest,
  categories: Named[],
  { select, page, size }: Paging & { select: UsersSelect<true> },
): Promise<{ players: User[]; page: PageView }> {
  const where = playersWhere(categories.map(({ id }) => id))
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

/** A page of the active players of the caller's categories, by category; one who plays in two is listed in both. */
export async function squads(
  req: PayloadRequest,
  query: PlayersByCategoryQuery,
): Promise<{ categories: (Named & { users: SquadPlayerView[] })[]; page: PageView }> {
  const categories = await chosenCategories(req, query.category)
  const { players, page } = await playersIn(req, categories, { ...query, select: SQUAD_COLUMNS })
  const squadOf = ({ id }: Named) => players.filter((player) => playsIn(player, id))
  return {
    categories: categories.map((category) => ({
      ...category,
      users: squadOf(category).map(squadPlayerView),
    })),
    page,
  }
}

/** A page of the players of the caller's categories, by category, with the trainers of each. */
export async function playersByCategory(
  req: PayloadRequest,
  query: PlayersByCategoryQuery,
): Promise<PlayersByCategoryView> {
  const categories = await chosenCategories(req, query.category)
  const { players, page } = await playersIn(req, categories, { ...query, select: NAME_COLUMNS })
  const trainers = await findUsers(
    req,
    {
      and: [
        { role: { equals: 'trainer' } },
        { active: { not_equals: false } },
        { categories: { in: categories.map(({ id }) => id) } },
      ],
    },
    { depth: 0, select: { name: true, categories: true } },
  )
  const named = ({ id, name }: User): Named => ({ id, name: name ?? '' })
  const data = categories.map((category) => ({
    category,
    players: players.filter((player) => playsIn(player, category.id)).map(named),
    trainers: trainers.filter((trainer) => idsOf(trainer.categories).includes(category.id)).map(named),
  }))
  return { data, page }
}
