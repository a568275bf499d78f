import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { notToPhotograph } from '@/features/consents/queries'
import { callerCategories } from '@/features/users/queries'
import { countEndingMedicals, roster } from '@/features/users/squads/queries'
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
  const { players, total } = await roster(req, { ...filter, page, size: PAGE_SIZE })
  const today = dayOf(new Date())
  const ids = players.map(({ id }) => id)
  const sums = await sumsOf(req, ids)
  const noPhotos = await notToPhotograph(req, ids)
  return {
    categories,
    category: chosen,
    players: players.map((player) => ({
      ...player,
      sum: sums(player.id),
      noPhotos: noPhotos.has(player.id),
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
  const { players } = await roster(req, { player: id })
  const [player] = players
  if (!player) throw notFound('Hráč už neexistuje.')
  const noPhotos = (await notToPhotograph(req, [id])).has(id)
  return { ...player, sum: (await sumsOf(req, [id]))(id), noPhotos }
}
