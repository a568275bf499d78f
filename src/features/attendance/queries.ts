import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { tally } from '@/db/tally'
import { participantAccess } from '@/features/participants/access'
import { playerNames } from '@/features/participants/queries'
import type { Nomination } from '@/features/participants/nomination/labels'
import { findEvent, ownSide } from '@/features/events/queries'
import type { ShownEvent } from '@/features/events/views'
import { notFound } from '@/lib/errors'
import type { PageView, Paging } from '@/lib/schema'
import { inOrder } from '@/lib/order'
import type { Attendance, Participant, User } from '@/payload-types'
import { attendanceAccess } from './access'
import type { MarkView } from './schema'
import { isNamed, squadRank } from './sheet/rules'
import type { SheetEventView, SheetPlayerView } from './sheet/schema'
import { markView, sheetEventView, type WholeSheet } from './views'

/** Through the adapter: no field of attendance is hidden, and rows are many. */
async function found(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const { docs } = await req.payload.db.find<Attendance>({
    collection: 'attendances',
    where,
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** Attendance rows within the caller's reach. */
export async function attendanceRows(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const reach = await attendanceAccess.read({ req })
  return reach ? found(req, reach === true ? where : { and: [where, reach] }) : []
}

/** As much of an event as tells whose it is. */
type Held = Pick<ShownEvent, 'id' | 'categories'>

/** Rows of these events; whoever works with one of an event's categories also reaches its guests from other ones. */
export async function reachAtEvents(
  req: PayloadRequest,
  events: readonly Held[],
): Promise<Where | undefined> {
  const reach = events.length > 0 && (await attendanceAccess.read({ req }))
  if (!reach) return undefined
  const { trains } = await scopeOf(req)
  const here: Where = { event: { in: events.map(({ id }) => id) } }
  const own = events.filter(({ categories }) => idsOf(categories).some((id) => trains.includes(id)))
  const guests = own.map(({ id, categories }): Where => ({
    and: [{ event: { equals: id } }, { category: { not_in: idsOf(categories) } }],
  }))
  return reach === true ? here : { or: [{ and: [here, reach] }, ...guests] }
}

/** Those rows themselves; of these players alone with `players`. */
export async function rowsOfEvents(
  req: PayloadRequest,
  events: readonly Held[],
  players?: string[],
): Promise<Attendance[]> {
  const where = await reachAtEvents(req, events)
  if (!where) return []
  return found(req, players ? { and: [{ player: { in: players } }, where] } : where)
}

/** What stands for these players at an event, as a sheet shows it; nobody's without `players`. */
export async function marksOf(req: PayloadRequest, event: Held, players: string[]): Promise<MarkView[]> {
  const rows = await rowsOfEvents(req, [event], players)
  const names = await playerNames(req, players)
  return rows.map((row) => markView(row, names))
}

/** Where the participants of an event are that the caller reaches. */
async function askedTo(req: PayloadRequest, event: string): Promise<Where | undefined> {
  const reach = await participantAccess.read({ req })
  if (!reach) return undefined
  return { and: [{ event: { equals: event } }, ...(reach === true ? [] : [reach])] }
}

/**
 * Everybody asked to an event or recorded at it, as far as the caller reaches: a named squad first, then by name. A
 * mark moves nobody, so that no page changes while it is being recorded. Reads of bare columns.
 */
async function atEvent(req: PayloadRequest, event: Held): Promise<WholeSheet & { ids: string[] }> {
  const asked = await askedTo(req, event.id)
  const by = ['id', 'player', 'nomination'] as const
  const askedRows = asked ? await tally(req, 'participants', { where: asked, by }) : []
  const recorded = await reachAtEvents(req, [event])
  const marks = recorded
    ? await tally(req, 'attendances', { where: recorded, by: ['id', 'player'] as const })
    : []
  const places = new Map(askedRows.map((row) => [String(row.player), row.nomination as Nomination | null]))
  const marked = new Set(marks.map(({ player }) => String(player)))
  const whose = { id: { in: [...new Set([...places.keys(), ...marked])] } }
  const people = await tally(req, 'users', { where: whose, by: ['id', 'sortName'] as const })
  const ordered = people
    .map(({ id, sortName }) => ({ id: String(id), name: sortName ?? '', place: places.get(String(id)) }))
    .sort(inOrder(({ id, name, place }) => `${squadRank(place)} ${name} ${id}`))
  const squadNamed = ordered.some(({ place }) => isNamed(place))
  const left = ordered.filter(({ id, place }) => !marked.has(id) && (!squadNamed || isNamed(place)))
  return { ids: ordered.map(({ id }) => id), squadNamed, unmarked: left.length }
}

/**
 * An event with those asked to it or recorded at it, as far as the caller reaches; a page of them. The sheet has grown
 * shorter than an address that was kept: past the end the last page is answered, with its own number.
 */
export async function eventPlayers(
  req: PayloadRequest,
  id: string,
  { page, size }: Paging,
): Promise<{ event: SheetEventView; page: PageView }> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { ids, ...whole } = await atEvent(req, event)
  const number = Math.max(1, Math.min(page, Math.ceil(ids.length / size)))
  const shown = ids.slice((number - 1) * size, number * size)
  // Who may see the participant's row may know whose it is, also after a move or a departure.
  const { docs: people } = await req.payload.db.find<SheetUser>({
    collection: 'users',
    where: { id: { in: shown } },
    select: { name: true, jerseyNumber: true, position: true },
    pagination: false,
    limit: 0,
    req,
  })
  const byId = new Map(people.map((person) => [person.id, person]))
  const players = shown.flatMap((player) => byId.get(player) ?? [])
  const here = await askedTo(req, id)
  const { docs: asked } = await req.payload.db.find<Participant>({
    collection: 'participants',
    where: { and: [{ player: { in: here ? shown : [] } }, here ?? {}] },
    pagination: false,
    limit: 0,
    req,
  })
  const rows = await rowsOfEvents(req, [event], shown)
  const sheet = players.map((player) => sheetPlayer(player, asked, rows))
  return {
    event: sheetEventView(event, await ownSide(req), whole, sheet),
    page: { number, size, total: ids.length },
  }
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
