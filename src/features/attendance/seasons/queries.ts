import type { PayloadRequest, Where } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { playerNames, requirePlayer } from '@/features/participants/queries'
import { clubShortName, eventsWithNames } from '@/features/events/queries'
import { parseSeason, type Season, seasonOf } from '@/features/club/season/rules'
import { notFound } from '@/lib/errors'
import { readableRows } from '../queries'
import { sumOf, sumPerMonth } from '../rules'
import type { EventRef } from '../schema'
import { eventRef } from '../views'
import type { Surprise } from './labels'
import { type Expectation, surpriseOf } from './rules'
import type { FamilySeasonQuery, PlayerSeasonView, SeasonRowView } from './schema'

/** Events by id, without access control: who may read a row may read its event, also from a former category. */
async function eventRefs(req: PayloadRequest, ids: string[]): Promise<Map<string, EventRef>> {
  if (ids.length === 0) return new Map()
  const { docs } = await eventsWithNames(req, { id: { in: ids } })
  const club = await clubShortName(req)
  return new Map(docs.map((doc) => [doc.id, eventRef(doc, club)]))
}

/** Conditions on rows that they are of a span of time. */
export const startsIn = ({ from, to }: Pick<Season, 'from' | 'to'>): Where[] => [
  { startsAt: { greater_than_equal: from.toISOString() } },
  { startsAt: { less_than: to.toISOString() } },
]

/** The rows of these players in a season („2026/27“; without it this one), the latest first. */
async function rowsOf(req: PayloadRequest, players: string[], season?: string): Promise<SeasonRowView[]> {
  const span = (season && parseSeason(season)) || seasonOf(new Date())
  const docs = await readableRows(req, { and: [{ player: { in: players } }, ...startsIn(span)] })
  const events = await eventRefs(req, [...new Set(docs.map((row) => idOf(row.event)!))])
  const names = await playerNames(req, players)
  return docs
    .flatMap((row): SeasonRowView[] => {
      const event = events.get(idOf(row.event)!)
      const id = idOf(row.player)!
      if (!event) return []
      const player = { id, name: names.get(id) ?? '' }
      const { status, note, lateMinutes } = row
      return [{ id: row.id, event, player, status, note: note ?? '', lateMinutes: lateMinutes ?? null }]
    })
    .sort((a, b) => b.event.startsAt.localeCompare(a.event.startsAt))
}

const seasonView = (rows: SeasonRowView[]): PlayerSeasonView => ({
  userAttendances: rows,
  userAttendanceSum: {
    ...sumOf(rows.map(({ status }) => ({ status }))),
    perMonth: sumPerMonth(rows.map(({ event, status }) => ({ startsAt: event.startsAt, status }))),
  },
})

/** One player's season with its sums. Throws 404 for a player the caller may not read. */
export async function playerSeason(
  req: PayloadRequest,
  id: string,
  season?: string,
): Promise<PlayerSeasonView> {
  await requirePlayer(req, id)
  return seasonView(await rowsOf(req, [id], season))
}

/** The season of the caller's family, or of one of its players. Throws 404 for another player. */
export async function familySeason(
  req: PayloadRequest,
  { player, season }: FamilySeasonQuery,
): Promise<PlayerSeasonView> {
  const { players } = await scopeOf(req)
  if (player && !players.includes(player)) throw notFound('Hráč už neexistuje.')
  return seasonView(await rowsOf(req, player ? [player] : players, season))
}

/** One player's rows in a season, the latest first. Throws 404 for a player the caller may not read. */
export async function attendancesOf(
  req: PayloadRequest,
  id: string,
  season?: string,
): Promise<SeasonRowView[]> {
  await requirePlayer(req, id)
  return rowsOf(req, [id], season)
}

/**
 * What was known before events of these participants, by event and player, as far as the caller may read it; with `where`
 * on participants. One statement.
 */
export async function expectations(
  req: PayloadRequest,
  where: Where,
): Promise<(event: string, player: string) => Expectation | undefined> {
  const readable = await readableWhere(req, 'participants', where)
  const rows = readable
    ? await aggregate(req, 'participants', {
        where: readable,
        by: ['id', 'event', 'player', 'answer', 'published', 'asksUntil', 'nomination'],
      })
    : []
  const known = new Map(
    rows.map(({ event, player, answer, published, asksUntil, nomination }) => [
      `${event} ${player}`,
      {
        answer: answer as Expectation['answer'],
        published: Boolean(published),
        asksUntil: asksUntil as string | null,
        nomination: nomination as Expectation['nomination'],
      },
    ]),
  )
  return (event, player) => known.get(`${event} ${player}`)
}

/** How a player's rows differ from what was known before, by row; given what the caller read of their season. */
export async function surprisesOf(
  req: PayloadRequest,
  player: string,
  season: Season,
  rows: readonly SeasonRowView[],
): Promise<ReadonlyMap<string, Surprise>> {
  const known = await expectations(req, { and: [{ player: { equals: player } }, ...startsIn(season)] })
  return new Map(
    rows.flatMap(({ id, event, status }): [string, Surprise][] => {
      const surprise = surpriseOf(status, known(event.id, player))
      return surprise ? [[id, surprise]] : []
    }),
  )
}

/** The first year of the first season in which this player was recorded; of the current one when never. */
export async function firstSeason(req: PayloadRequest, player: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'attendances',
    where: { player: { equals: player } },
    sort: 'startsAt',
    select: { startsAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return seasonOf(docs[0]?.startsAt ?? new Date()).startYear
}
