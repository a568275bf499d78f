import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { photoSigns, withoutRefusedPhotos } from '@/features/consents/signs/queries'
import { callerCategories } from '@/features/users/queries'
import { countEndingMedicals, roster, squads } from '@/features/users/squads/queries'
import type { PlayersByCategoryQuery, RosterQuery } from '@/features/users/squads/schema'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { type AttendanceSum, sumOf } from '../rules'
import { WARNING_DAYS } from './rules'
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
  return (player) => sumOf(counts.filter((group) => group.player === player))
}

/** The roster without profile photos that were refused. */
async function shownRoster(req: PayloadRequest, args: Parameters<typeof roster>[1]) {
  const { players, total } = await roster(req, args)
  return { players: await withoutRefusedPhotos(req, players), total }
}

/**
 * A page of the players of the caller's categories, by name: those whose name contains `search`, or those of `category`
 * („all“ for everybody). Without either the first category's.
 */
export async function rosterWithRates(
  req: PayloadRequest,
  { search, category, page = 1 }: { search: string; category: string; page?: number },
): Promise<Roster> {
  const categories = await callerCategories(req)
  const first = search ? 'all' : (categories[0]?.id ?? 'all')
  const chosen = category || first
  const filter = { search, category: chosen === 'all' ? undefined : chosen }
  const { players, total } = await shownRoster(req, { ...filter, page, size: PAGE_SIZE })
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
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
    today,
  }
}

/** One player of the caller's roster. Throws 404 for another player. */
export async function rosterPlayer(req: PayloadRequest, id: string): Promise<RosterRow> {
  const { players } = await shownRoster(req, { player: id })
  const [player] = players
  if (!player) throw notFound('Hráč už neexistuje.')
  const photoSign = (await photoSigns(req, [id])).get(id) ?? null
  return { ...player, sum: (await sumsOf(req, [id]))(id), photoSign }
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
