import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { photoSigns, withoutRefusedPhotos } from '@/features/consents/signs/queries'
import { callerCategories } from '@/features/users/queries'
import { countEndingMedicals, roster, rosterKeys, squads } from '@/features/users/squads/queries'
import type { PlayersByCategoryQuery, RosterQuery } from '@/features/users/squads/schema'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { groupsBy } from '@/lib/groups'
import type { Named } from '@/lib/schema'
import { type AttendanceSum, sumOf } from '../rules'
import { firstSeason, playerSeason, surprisesOf } from '../seasons/queries'
import { withTrialContacts } from '../trials/queries'
import { BY_NAME, type PlayerSort, sorted, WARNING_DAYS, writtenSort } from './rules'
import type { Roster, RosterRow } from './views'

const PAGE_SIZE = 20

/** This season's attendance of these players, as far as the caller may read it. One count by the database. */
async function sumsOf(req: PayloadRequest, players: string[]): Promise<(player: string) => AttendanceSum> {
  const { from } = seasonOf(new Date())
  const readable = await readableWhere(req, 'attendances', {
    and: [{ player: { in: players } }, { startsAt: { greater_than_equal: from.toISOString() } }],
  })
  const counts =
    readable && players.length > 0
      ? await aggregate(req, 'attendances', { where: readable, by: ['player', 'status'] })
      : []
  const byPlayer = groupsBy(counts, ({ player }) => String(player))
  return (player) => sumOf(byPlayer.get(player) ?? [])
}

/** The roster without profile photos that were refused; with whom to call of children on trial. */
async function shownRoster(req: PayloadRequest, args: Parameters<typeof roster>[1]) {
  const { players, total } = await roster(req, args)
  return { players: await withTrialContacts(req, await withoutRefusedPhotos(req, players)), total }
}

interface Filter {
  search: string
  category?: string
}

/** A page of the roster in an order: by name the database sorts, else the keys of all players are read first. */
async function sortedRoster(req: PayloadRequest, filter: Filter, sort: PlayerSort, page: number) {
  if (!writtenSort(sort)) return shownRoster(req, { ...filter, page, size: PAGE_SIZE })
  const keys = await rosterKeys(req, filter)
  const ids = await idsInOrder(req, keys, sort)
  const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const { players } = await shownRoster(req, { players: shown })
  const byId = new Map(players.map((player) => [player.id, player]))
  return { players: shown.flatMap((id) => byId.get(id) ?? []), total: keys.length }
}

/** The ids of players given by name, in an order. */
async function idsInOrder(
  req: PayloadRequest,
  keys: Awaited<ReturnType<typeof rosterKeys>>,
  sort: PlayerSort,
): Promise<string[]> {
  const ids = keys.map(({ id }) => id)
  if (sort.by === 'name') return sort.descending ? ids.reverse() : ids
  if (sort.by === 'number') return sorted(keys, sort, (key) => key.jerseyNumber).map(({ id }) => id)
  if (sort.by === 'medical') return sorted(keys, sort, (key) => key.medicalValidUntil).map(({ id }) => id)
  const sums = await sumsOf(req, ids)
  return sorted(ids, sort, (id) => sums(id).rate)
}

/** The category of a list of the caller's: the one asked for, „all“ for everybody; without either their first. */
export const chosenCategory = (categories: readonly Named[], category: string, search = ''): string =>
  category || (search ? 'all' : (categories[0]?.id ?? 'all'))

/**
 * A page of the players of the caller's categories, by name unless sorted otherwise: those whose name contains `search`,
 * or those of `category`.
 */
export async function rosterWithRates(
  req: PayloadRequest,
  { search, category, sort = BY_NAME, page = 1 }: Required<Filter> & { sort?: PlayerSort; page?: number },
): Promise<Roster> {
  const categories = await callerCategories(req)
  const chosen = chosenCategory(categories, category, search)
  const filter = { search, category: chosen === 'all' ? undefined : chosen }
  const { players, total } = await sortedRoster(req, filter, sort, page)
  const today = dayOf(new Date())
  const ids = players.map(({ id }) => id)
  const sums = await sumsOf(req, ids)
  const signs = await photoSigns(req, ids)
  return {
    categories,
    category: chosen,
    players: players.map((player) => ({
      ...player,
      sum: sums(player.id),
      photoSign: signs.get(player.id) ?? null,
    })),
    warnings: await countEndingMedicals(req, filter, addDays(today, WARNING_DAYS)),
    sort,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
    today,
  }
}

/** One player of the caller's roster. Throws 404 for another player. */
export async function rosterPlayer(req: PayloadRequest, id: string): Promise<RosterRow> {
  const { players } = await shownRoster(req, { players: [id] })
  const [player] = players
  if (!player) throw notFound('Hráč už neexistuje.')
  const photoSign = (await photoSigns(req, [id])).get(id) ?? null
  return { ...player, sum: (await sumsOf(req, [id]))(id), photoSign }
}

/** One player of the caller's roster with a season („2026/27“; anything else is this one). Throws 404 for another player. */
export async function rosterPlayerSeason(req: PayloadRequest, id: string, label: string) {
  const player = await rosterPlayer(req, id)
  const now = seasonOf(new Date())
  const season = parseSeason(label) ?? now
  const data = await playerSeason(req, id, season.label)
  return {
    player,
    ...data,
    surprises: await surprisesOf(req, id, season, data.userAttendances),
    season,
    since: await firstSeason(req, id),
    thisYear: now.startYear,
  }
}

/** A page of the roster as a trainer's device reads it; without profile photos that were refused. */
export async function rosterPage(req: PayloadRequest, query: RosterQuery) {
  const { players, total } = await shownRoster(req, query)
  return { users: players, page: { number: query.page, size: query.size, total } }
}

/** A page of the active players of the caller's categories, by category; without profile photos that were refused. */
export async function shownSquads(req: PayloadRequest, query: PlayersByCategoryQuery) {
  const { categories, page } = await squads(req, query)
  const shown = new Map(
    (
      await withoutRefusedPhotos(
        req,
        categories.flatMap(({ users }) => users),
      )
    ).map((user) => [user.id, user]),
  )
  return {
    categories: categories.map((category) => ({
      ...category,
      users: category.users.map((user) => shown.get(user.id)!),
    })),
    page,
  }
}
