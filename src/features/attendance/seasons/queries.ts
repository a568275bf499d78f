import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/access/reference'
import { scopeOf } from '@/access/scope'
import { playerNames } from '@/features/events/participants/queries'
import { ownSide } from '@/features/events/queries'
import { parseSeason, seasonOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { sumOf, sumPerMonth } from '../rules'
import { eventRef, type EventRef } from '../views'
import type { SeasonRowView, SeasonSumView } from './views'

interface Season {
  userAttendances: SeasonRowView[]
  userAttendanceSum: SeasonSumView
}

/** Events by id; who may see an attendance may know at what it was, also after a move between categories. */
async function eventRefs(req: PayloadRequest, ids: string[]): Promise<Map<string, EventRef>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: ids } },
    populate: { categories: { name: true } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const club = await ownSide(req)
  return new Map(docs.map((doc) => [doc.id, eventRef(doc, club)]))
}

/** Nothing is recorded earlier than this before its event. */
const EARLIEST_MS = 3_600_000

/** Attendance of these players in a season („2026/27“, else this one), the latest first; all seasons with `null`. */
async function rowsOf(
  req: PayloadRequest,
  players: string[],
  season?: string | null,
): Promise<SeasonRowView[]> {
  const { from, to } = (season && parseSeason(season)) || seasonOf(new Date())
  const and: Where[] = [{ player: { in: players } }]
  // Narrows by a column of the row; what was recorded later of an earlier season falls out by its event below.
  if (season !== null)
    and.push({ recordedAt: { greater_than_equal: new Date(from.getTime() - EARLIEST_MS).toISOString() } })
  const { docs } = await req.payload.find({
    collection: 'attendances',
    where: { and },
    select: { event: true, player: true, status: true, note: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const events = await eventRefs(req, [...new Set(docs.map((row) => idOf(row.event)!))])
  const names = await playerNames(req, players)
  return docs
    .flatMap((row): SeasonRowView[] => {
      const event = events.get(idOf(row.event)!)
      const id = idOf(row.player)!
      const starts = event ? new Date(event.startsAt) : undefined
      if (!event || !starts || (season !== null && (starts < from || starts >= to))) return []
      const player = { id, name: names.get(id) ?? '' }
      return [{ id: row.id, event, player, status: row.status, note: row.note ?? '' }]
    })
    .sort((a, b) => b.event.startsAt.localeCompare(a.event.startsAt))
}

const withSum = (rows: SeasonRowView[]): Season => ({
  userAttendances: rows,
  userAttendanceSum: {
    ...sumOf(rows.map(({ status }) => status)),
    perMonth: sumPerMonth(rows.map(({ event, status }) => ({ startsAt: event.startsAt, status }))),
  },
})

async function requirePlayer(req: PayloadRequest, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) throw notFound('Hráč už neexistuje.')
}

/** One player's season with its sums, for staff; a player outside of the caller's reach is a 404. */
export async function playerSeason(req: PayloadRequest, id: string, season?: string): Promise<Season> {
  await requirePlayer(req, id)
  return withSum(await rowsOf(req, [id], season))
}

/** The season of the caller's family, or of one of its players. */
export async function familySeason(
  req: PayloadRequest,
  { player, season }: { player?: string; season?: string },
): Promise<Season> {
  const { people } = await scopeOf(req)
  if (player && !people.includes(player)) throw notFound('Hráč už neexistuje.')
  return withSum(await rowsOf(req, player ? [player] : people, season))
}

/** Everything ever recorded of one player, the latest first; outside of the caller's reach a 404. */
export async function attendancesOf(req: PayloadRequest, id: string): Promise<SeasonRowView[]> {
  await requirePlayer(req, id)
  return rowsOf(req, [id], null)
}
