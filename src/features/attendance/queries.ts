import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { tally } from '@/db/tally'
import { playerNames } from '@/features/events/participants/queries'
import { eventRows, findEvent, ownSide, within } from '@/features/events/queries'
import { ownGroups } from '@/features/users/queries'
import { notFound } from '@/lib/errors'
import type { PageView, Paging } from '@/lib/inputs'
import type { Attendance, Participant, User } from '@/payload-types'
import { attendanceAccess } from './access'
import type { Status } from './labels'
import { countsSum, type StatusCounts, sumOf } from './rules'
import {
  eventRef,
  type EventRef,
  markView,
  type MarkView,
  sessionRow,
  type SessionSumView,
  type SessionView,
  sheetEventView,
  type SheetEventView,
  type SheetPlayerView,
} from './views'

interface Wanted extends Paging {
  from?: string
  to?: string
  category?: string
}

/** Attendance rows within the caller's reach. Through the adapter: no field of theirs is hidden, and they are many. */
export async function attendanceRows(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const reach = await attendanceAccess.read({ req })
  if (!reach) return []
  const { docs } = await req.payload.db.find<Attendance>({
    collection: 'attendances',
    where: reach === true ? where : { and: [where, reach] },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** Those of these events. */
async function rowsOf(req: PayloadRequest, events: string[], category?: string): Promise<Attendance[]> {
  if (events.length === 0) return []
  const and: Where[] = [{ event: { in: events } }]
  if (category) and.push({ category: { equals: category } })
  return attendanceRows(req, { and })
}

/**
 * Recorded sessions of the caller's categories, the latest event first; this season's without dates. A page
 * holds so many begun events; those nobody was recorded at yet have no session.
 */
export async function sessionList(
  req: PayloadRequest,
  wanted: Wanted,
): Promise<{ attendances: SessionView[]; page: PageView }> {
  const { events, categories, page } = await sessionPage(req, wanted)
  const ids = events.map(({ id }) => id)
  const rows = await rowsOf(req, ids, wanted.category)
  const people = rows.flatMap((row) => [row.player, row.recordedBy])
  const names = await playerNames(req, [...new Set(idsOf(people))])
  const club = await ownSide(req)
  const groups = grouped(rows)
  const attendances = events.flatMap((event) =>
    categories.flatMap((category) => {
      const own = groups.get(keyOf(event.id, category.id))
      return own ? [sessionView(eventRef(event, club), category, own, names)] : []
    }),
  )
  return { attendances, page }
}

/** The same without who was there, counted by the database: an office's page of twenty-five has six hundred such rows. */
export async function sessionSums(
  req: PayloadRequest,
  wanted: Wanted,
): Promise<{ sessions: SessionSumView[]; page: PageView }> {
  const { events, categories, page } = await sessionPage(req, wanted)
  const reach = events.length > 0 && (await attendanceAccess.read({ req }))
  const event: Where = { event: { in: events.map(({ id }) => id) } }
  const found = reach
    ? await tally(req, 'attendances', {
        where: reach === true ? event : { and: [event, reach] },
        by: ['event', 'category', 'status', 'recordedBy'],
        latest: 'recordedAt',
      })
    : []
  const names = await playerNames(req, [...new Set(idsOf(found.map(({ recordedBy }) => recordedBy)))])
  const club = await ownSide(req)
  const sessions = events.flatMap((each) =>
    categories.flatMap((category): SessionSumView[] => {
      const own = found.filter((group) => group.event === each.id && group.category === category.id)
      if (own.length === 0) return []
      const counts: Partial<StatusCounts> = {}
      for (const { status, rows } of own) counts[status as Status] = (counts[status as Status] ?? 0) + rows
      const { recordedBy } = own.reduce((a, b) => (String(a.latest) > String(b.latest) ? a : b))
      const shown = { event: eventRef(each, club), category, counts: countsSum(counts) }
      return [{ ...shown, recordedBy: named(recordedBy, names) }]
    }),
  )
  return { sessions, page }
}

const keyOf = (event: unknown, category: unknown): string => `${idOf(event)} ${idOf(category)}`
const named = (person: unknown, names: ReadonlyMap<string, string>) => {
  const id = idOf(person)
  return id ? { id, name: names.get(id) ?? '' } : null
}

function grouped(rows: Attendance[]): Map<string, Attendance[]> {
  const groups = new Map<string, Attendance[]>()
  for (const row of rows) {
    const key = keyOf(row.event, row.category)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** A page of begun events in the caller's reach, and the categories looked at. */
async function sessionPage(req: PayloadRequest, { from, to, category, page, size }: Wanted) {
  const now = new Date()
  const groups = await ownGroups(req)
  const categories = category ? groups.filter(({ id }) => id === category) : groups
  const { docs: events, total } = await eventRows(
    req,
    {
      and: [
        ...within(from, to, now),
        { startsAt: { less_than_equal: now.toISOString() } },
        { categories: { in: categories.map(({ id }) => id) } },
      ],
    },
    { sort: ['-startsAt', 'id'], page, limit: size },
  )
  return { events, categories, page: { number: page, size, total } }
}

function sessionView(
  event: EventRef,
  category: { id: string; name: string },
  rows: Attendance[],
  names: ReadonlyMap<string, string>,
): SessionView {
  const last = rows.reduce((a, b) => (a.recordedAt > b.recordedAt ? a : b))
  return {
    event,
    category,
    recordedBy: named(last.recordedBy, names),
    counts: sumOf(rows.map(({ status }) => status)),
    rows: rows
      .map((row) => sessionRow(row, names))
      .sort((a, b) => a.player.name.localeCompare(b.player.name, 'sk')),
  }
}

/** What stands for these players at an event, as a sheet shows it; nobody's without `players`. */
export async function marksOf(req: PayloadRequest, event: string, players: string[]): Promise<MarkView[]> {
  const rows = (await rowsOf(req, [event])).filter((row) => players.includes(idOf(row.player)!))
  const names = await playerNames(req, players)
  return rows.map((row) => markView(row, names))
}

/** An event with everybody asked to it or recorded at it, by name, as far as the caller reaches. */
export async function eventPlayers(req: PayloadRequest, id: string): Promise<SheetEventView> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { docs: asked } = await req.payload.find({
    collection: 'participants',
    where: { event: { equals: id } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const rows = await rowsOf(req, [id])
  const ids = [...new Set([...asked, ...rows].map((row) => idOf(row.player)!))]
  const { docs: players } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, jerseyNumber: true, position: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    trash: true,
    // Who may see the participant's row may know whose it is, also after a move or a departure.
    overrideAccess: true,
    req,
  })
  const sheet = players.map((player) => sheetPlayer(player, asked, rows))
  return sheetEventView(event, await ownSide(req), sheet)
}

type SheetUser = Pick<User, 'id' | 'name' | 'jerseyNumber' | 'position'>

function sheetPlayer(player: SheetUser, asked: Participant[], rows: Attendance[]): SheetPlayerView {
  const participant = asked.find((row) => idOf(row.player) === player.id)
  const row = rows.find((each) => idOf(each.player) === player.id)
  const name = player.name ?? ''
  return {
    player: {
      id: player.id,
      name,
      jerseyNumber: player.jerseyNumber ?? null,
      position: player.position ?? null,
    },
    participant: participant
      ? {
          id: participant.id,
          category: idOf(participant.category) ?? null,
          userSubmitted: participant.userSubmitted === true,
          answer: participant.answer ?? null,
          reason: participant.reason ?? '',
          submittedAt: participant.submittedAt ?? null,
          nomination: participant.nomination ?? null,
        }
      : null,
    attendance: row ? markView(row, new Map([[player.id, name]])) : null,
  }
}
