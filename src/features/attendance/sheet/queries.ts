import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { eventList, findEvent, clubShortName } from '@/features/events/queries'
import type { ListedEvent } from '@/features/events/schema'
import { participantAccess } from '@/features/participants/access'
import type { Nomination } from '@/features/participants/nomination/labels'
import { addDays, dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import { PAGE_LIMIT } from '@/lib/page-size'
import { idOf } from '@/lib/reference'
import type { PageView, Paging } from '@/lib/schema'
import type { Attendance, Participant, User } from '@/payload-types'
import { attendanceAccess } from '../access'
import { type Held, reachAtEvents, rowsOfEvents } from '../queries'
import { markView } from '../views'
import { isNamed, squadRank } from './rules'
import type { SheetEventView, SheetPlayerView } from './schema'
import { type SheetChoice, type SheetChoices, sheetEventView, type WholeSheet } from './views'

/** As long as a trainer may still record (product.md §3). */
const DAYS_BACK = 7

/** Events a sheet can be opened for: today's in the order of the day, then those of the week before. */
export async function sheetChoices(req: PayloadRequest): Promise<SheetChoices> {
  const today = dayOf(new Date())
  const { events } = await eventList(req, {
    from: addDays(today, -DAYS_BACK),
    to: today,
    page: 1,
    size: PAGE_LIMIT,
  })
  const { trains } = await scopeOf(req)
  // Who leads another category's event sees it, but its players are recorded by that category's trainers.
  const own = ({ categories }: ListedEvent) =>
    isAdmin(req) || categories.some(({ id }) => trains.includes(id))
  const held = events.filter((event) => !event.cancelled && own(event))
  const recorded = await recordedCounts(
    req,
    held.map(({ id }) => id),
  )
  const choices = held.map((event): SheetChoice => {
    const { yes, no, maybe, waiting } = event.counts ?? { yes: 0, no: 0, maybe: 0, waiting: 0 }
    return { event, asked: yes + no + maybe + waiting, recorded: recorded.get(event.id) ?? 0 }
  })
  const isToday = ({ event }: SheetChoice) => dayOf(event.startsAt) === today
  return {
    today,
    now: choices.filter(isToday),
    before: choices.filter((choice) => !isToday(choice)).reverse(),
  }
}

async function recordedCounts(req: PayloadRequest, events: string[]): Promise<Map<string, number>> {
  const reach = events.length > 0 && (await attendanceAccess.read({ req }))
  if (!reach) return new Map()
  const groups = await aggregate(req, 'attendances', {
    where: { and: [{ event: { in: events } }, ...(typeof reach === 'object' ? [reach] : [])] },
    by: ['event'],
  })
  return new Map(groups.map(({ event, rows }) => [String(event), rows]))
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
  const askedRows = asked ? await aggregate(req, 'participants', { where: asked, by }) : []
  const recorded = await reachAtEvents(req, [event])
  const marks = recorded
    ? await aggregate(req, 'attendances', { where: recorded, by: ['id', 'player'] as const })
    : []
  const places = new Map(askedRows.map((row) => [String(row.player), row.nomination as Nomination | null]))
  const marked = new Set(marks.map(({ player }) => String(player)))
  const whose = { id: { in: [...new Set([...places.keys(), ...marked])] } }
  const people = await aggregate(req, 'users', { where: whose, by: ['id', 'sortName'] as const })
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
    event: sheetEventView(event, await clubShortName(req), whole, sheet),
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
