import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { playerNames } from '@/features/events/participants/queries'
import { eventRows, findEvent, ownSide, within } from '@/features/events/queries'
import type { ShownEvent } from '@/features/events/views'
import { ownGroups } from '@/features/users/queries'
import { notFound } from '@/lib/errors'
import type { PageView, Paging } from '@/lib/inputs'
import type { Attendance, Participant, User } from '@/payload-types'
import { attendanceAccess } from './access'
import { sumOf } from './rules'
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
  const { sessions, page } = await sessionPage(req, wanted)
  const names = await playerNames(req, [
    ...new Set(sessions.flatMap(({ rows }) => idsOf(rows.flatMap(peopleOf)))),
  ])
  return { attendances: sessions.map((session) => sessionView(session, names)), page }
}

/** The same without who was there: an office's page of twenty-five sessions has six hundred such rows. */
export async function sessionSums(
  req: PayloadRequest,
  wanted: Wanted,
): Promise<{ sessions: SessionSumView[]; page: PageView }> {
  const { sessions, page } = await sessionPage(req, wanted)
  const names = await playerNames(req, [...new Set(idsOf(sessions.map(({ last }) => last.recordedBy)))])
  return { sessions: sessions.map((session) => sessionSum(session, names)), page }
}

interface Session {
  event: EventRef
  category: { id: string; name: string }
  rows: Attendance[]
  /** The row recorded last: whose it is, recorded the session. */
  last: Attendance
}

const peopleOf = (row: Attendance): unknown[] => [row.player, row.recordedBy]

async function sessionPage(
  req: PayloadRequest,
  { from, to, category, page, size }: Wanted,
): Promise<{ sessions: Session[]; page: PageView }> {
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
  const rows = await rowsOf(
    req,
    events.map(({ id }) => id),
    category,
  )
  const club = await ownSide(req)
  return { sessions: sessionsOf(events, categories, rows, club), page: { number: page, size, total } }
}

function sessionsOf(
  events: ShownEvent[],
  categories: { id: string; name: string }[],
  rows: Attendance[],
  club: string,
): Session[] {
  const groups = new Map<string, Attendance[]>()
  for (const row of rows) {
    const key = `${idOf(row.event)} ${idOf(row.category)}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return events.flatMap((event) =>
    categories.flatMap((category) => {
      const own = groups.get(`${event.id} ${category.id}`)
      if (!own) return []
      const last = own.reduce((a, b) => (a.recordedAt > b.recordedAt ? a : b))
      return [{ event: eventRef(event, club), category, rows: own, last }]
    }),
  )
}

function sessionSum(
  { event, category, rows, last }: Session,
  names: ReadonlyMap<string, string>,
): SessionSumView {
  const by = idOf(last.recordedBy)
  return {
    event,
    category,
    recordedBy: by ? { id: by, name: names.get(by) ?? '' } : null,
    counts: sumOf(rows.map(({ status }) => status)),
  }
}

const sessionView = (session: Session, names: ReadonlyMap<string, string>): SessionView => ({
  ...sessionSum(session, names),
  rows: session.rows
    .map((row) => sessionRow(row, names))
    .sort((a, b) => a.player.name.localeCompare(b.player.name, 'sk')),
})

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
