import type { PayloadRequest, Where } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { parseSeason, type Season, seasonOf } from '@/features/club/season/rules'
import { playersWhere } from '@/features/users/access'
import { callerCategories } from '@/features/users/queries'
import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import { STATUSES, type Status } from '../labels'
import { chosenCategory } from '../roster/queries'
import { type PlayerSort, sorted } from '../roster/rules'
import { sumOf } from '../rules'
import { expectations, startsIn } from '../seasons/queries'
import { missedOf, monthOf, shareOf, sharesByMonth } from './rules'
import type { TeamRow, TeamSeason } from './views'

const PAGE_SIZE = 40

/** Attendance recorded through these categories in a span of time; all of the index's columns, in its order. */
export const recordedIn = (categories: readonly string[], span: Pick<Season, 'from' | 'to'>): Where[] => [
  { category: { in: [...categories] } },
  { status: { in: Object.keys(STATUSES) } },
  ...startsIn(span),
]

/** A person as a team's list names them. */
export interface Teammate {
  id: string
  name: string
  jerseyNumber: number | null
  current: boolean
}

/**
 * The players of these categories, who are the caller's, by name: those of today, and of `recorded` also who has left or
 * moved since. Without access control: who may read a row may read its player's name.
 */
export async function teammates(
  req: PayloadRequest,
  categories: readonly string[],
  recorded: readonly string[],
): Promise<Teammate[]> {
  const players = playersWhere([...categories])
  const today: Where[] = players ? [{ and: [players, { deletedAt: { exists: false } }] }] : []
  const former: Where[] = recorded.length > 0 ? [{ id: { in: [...recorded] } }] : []
  if (today.length + former.length === 0) return []
  const by = ['id', 'name', 'sortName', 'jerseyNumber'] as const
  const current = new Set(
    today.length > 0
      ? (await aggregate(req, 'users', { where: today[0]!, by: ['id'] })).map(({ id }) => id)
      : [],
  )
  const people = await aggregate(req, 'users', { where: { or: [...today, ...former] }, by })
  return people.sort(inOrder(({ sortName, id }) => `${sortName ?? ''} ${id}`)).map((person) => ({
    id: String(person.id),
    name: String(person.name ?? ''),
    jerseyNumber: person.jerseyNumber === null ? null : Number(person.jerseyNumber),
    current: current.has(person.id),
  }))
}

interface TeamSeasonArgs {
  category: string
  /** „2026/27“; anything else is this season. */
  season: string
  sort: PlayerSort
  page: number
}

/**
 * A season of one of the caller's categories, or of all: each player's attendance by month, a page of players. The same
 * number of statements however many there are; single rows are read of the page's players only.
 */
export async function teamSeason(
  req: PayloadRequest,
  { category, season: label, sort, page }: TeamSeasonArgs,
): Promise<TeamSeason> {
  const now = seasonOf(new Date())
  const season = parseSeason(label) ?? now
  const categories = await callerCategories(req)
  const chosen = chosenCategory(categories, category)
  const ids = categories.map(({ id }) => id).filter((id) => chosen === 'all' || id === chosen)
  const recorded = recordedIn(ids, season)
  const readable = ids.length > 0 ? await readableWhere(req, 'attendances', { and: recorded }) : undefined
  const counts = readable
    ? await aggregate(req, 'attendances', { where: readable, by: ['player', 'status'] })
    : []
  const days = readable
    ? await aggregate(req, 'attendances', { where: readable, by: ['startsAt', 'status'] })
    : []
  const marks = days.map(({ startsAt, status, rows }) => ({
    startsAt: String(startsAt),
    status: status as Status,
    rows,
  }))
  const months = [...new Set(marks.map(monthOf))].sort()
  const sums = groupsBy(counts, ({ player }) => String(player))
  const isPast = season.startYear < now.startYear
  const people = (await teammates(req, ids, [...sums.keys()]))
    // Of a past season nobody who has come since.
    .filter(({ id }) => !isPast || sums.has(id))
    .map((person) => ({ ...person, share: shareOf(sumOf(sums.get(person.id) ?? [])) }))
  const ordered =
    sort.by === 'rate'
      ? sorted(people, sort, ({ share }) => share.rate)
      : sort.descending
        ? people.toReversed()
        : people
  const shown = ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    categories,
    category: chosen,
    season,
    thisYear: now.startYear,
    months,
    rows: await rowsOf(req, shown, { recorded, season, months }),
    whole: { share: shareOf(sumOf(marks)), months: sharesByMonth(marks, months) },
    sort,
    page,
    pages: Math.ceil(people.length / PAGE_SIZE),
    total: people.length,
  }
}

type Person = Teammate & Pick<TeamRow, 'share'>

/** The rows of a page's players. */
async function rowsOf(
  req: PayloadRequest,
  people: readonly Person[],
  { recorded, season, months }: { recorded: Where[]; season: Season; months: readonly string[] },
): Promise<TeamRow[]> {
  const of: Where = { player: { in: people.map(({ id }) => id) } }
  const readable =
    people.length > 0 ? await readableWhere(req, 'attendances', { and: [of, ...recorded] }) : undefined
  const marks = readable
    ? await aggregate(req, 'attendances', {
        where: readable,
        by: ['id', 'event', 'player', 'status', 'startsAt'],
      })
    : []
  const known = await expectations(req, { and: [of, ...startsIn(season)] })
  const byPlayer = groupsBy(marks, ({ player }) => String(player))
  return people.map(({ id, name, current, share }) => {
    const own = (byPlayer.get(id) ?? []).map(({ event, status, startsAt }) => ({
      event: String(event),
      status: status as Status,
      startsAt: String(startsAt),
    }))
    const missed = missedOf(own, (event) => known(event, id))
    return { id, name, current, share, missed, months: sharesByMonth(own, months) }
  })
}
