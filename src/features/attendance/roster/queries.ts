import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { callerCategories } from '@/features/users/queries'
import { countEndingMedicals, roster } from '@/features/users/squads/queries'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { attendanceAccess } from '../access'
import type { Status } from '../labels'
import { type AttendanceSum, countsSum, type StatusCounts } from '../rules'
import { SOON_DAYS } from './rules'
import type { Roster, RosterRow } from './views'

const PAGE_SIZE = 20

/** This season's sums of these players, as far as the caller reaches. One count by the database. */
async function sumsOf(req: PayloadRequest, players: string[]): Promise<(player: string) => AttendanceSum> {
  const reach = players.length > 0 && (await attendanceAccess.read({ req }))
  const { from } = seasonOf(new Date())
  const found = reach
    ? await aggregate(req, 'attendances', {
        where: {
          and: [
            { player: { in: players } },
            { startsAt: { greater_than_equal: from.toISOString() } },
            ...(reach === true ? [] : [reach]),
          ],
        },
        by: ['player', 'status'],
      })
    : []
  return (player) => {
    const counts: Partial<StatusCounts> = {}
    for (const group of found) if (group.player === player) counts[group.status as Status] = group.rows
    return countsSum(counts)
  }
}

/**
 * Players of the caller's categories by name, a page of them: those whose name holds `search`, of one category with
 * `category`. With neither it is the first category alone; „all“ is everybody.
 */
export async function rosterWithRates(
  req: PayloadRequest,
  { search, category, page = 1 }: { search: string; category: string; page?: number },
): Promise<Roster> {
  const groups = await callerCategories(req)
  const first = search ? 'all' : (groups[0]?.id ?? 'all')
  const chosen = category || first
  const wanted = { search, category: chosen === 'all' ? undefined : chosen }
  const { players, total } = await roster(req, { ...wanted, page, size: PAGE_SIZE })
  const today = dayOf(new Date())
  const sums = await sumsOf(
    req,
    players.map(({ id }) => id),
  )
  return {
    groups,
    category: chosen,
    players: players.map((player) => ({ ...player, sum: sums(player.id) })),
    warned: await countEndingMedicals(req, wanted, addDays(today, SOON_DAYS)),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    total,
    today,
  }
}

/** One player of the caller's roster; somebody else's is a 404. */
export async function rosterPlayer(req: PayloadRequest, id: string): Promise<RosterRow> {
  const { players } = await roster(req, { player: id })
  const [player] = players
  if (!player) throw notFound('Hráč už neexistuje.')
  return { ...player, sum: (await sumsOf(req, [id]))(id) }
}
