import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/access/reference'
import { subjectOf } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { dayOf, momentAt, seasonOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { Event, Participant } from '@/payload-types'
import { ownSide } from '../queries'
import { eventView } from '../views'
import { isOpenForAnswers } from './rules'
import { type ParticipantView, participantView } from './views'

/** The most rows one read gives: more than a family of four has in a season. */
const MOST_ROWS = 1000

/**
 * Events first, then their rows: a filter that looks through a relation makes Payload merge the other
 * collection's access into the query over and over, until SQLite counts too many joins.
 */
async function readableEvents(req: PayloadRequest, where: Where[]): Promise<Map<string, Event>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: where },
    sort: ['startsAt', 'id'],
    populate: { categories: { name: true } },
    depth: 1,
    limit: MOST_ROWS,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/**
 * Unanswered participations of the caller and their children in published, uncancelled events that require an
 * answer and still take one: the number on the badge.
 */
export async function waitingCount(req: PayloadRequest): Promise<number> {
  const { people } = await scopeOf(req)
  if (people.length === 0) return 0
  const open = await readableEvents(req, [
    { published: { equals: true } },
    { answerRequired: { equals: true } },
    { 'cancelled.at': { exists: false } },
    { answerUntil: { greater_than: new Date().toISOString() } },
  ])
  const { totalDocs } = await req.payload.count({
    collection: 'participants',
    where: {
      and: [
        { event: { in: [...open.keys()] } },
        { player: { in: people } },
        { userSubmitted: { not_equals: true } },
      ],
    },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

/** A family sees its whole season; staff, whose rows are many, what is still to come. */
const unlessAsked = (req: PayloadRequest, now: Date): Where => {
  const from = subjectOf(req) === 'player' ? seasonOf(now).from : momentAt(dayOf(now))
  return { startsAt: { greater_than_equal: from.toISOString() } }
}

/**
 * Participations in the caller's reach by the start of their event: of one event, of one player, or, without
 * either, a family's season and for staff everything from today on. An event or player outside is a 404.
 */
export async function participantList(
  req: PayloadRequest,
  { event, player }: { event?: string; player?: string },
): Promise<ParticipantView[]> {
  const wanted: Where = event ? { id: { equals: event } } : unlessAsked(req, new Date())
  const events = await readableEvents(req, [wanted])
  if (event && events.size === 0) throw notFound('Udalosť už neexistuje.')
  if (player) await requirePlayer(req, player)
  const where: Where[] = [{ event: { in: [...events.keys()] } }]
  if (player) where.push({ player: { equals: player } })
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: { and: where },
    sort: ['event.startsAt', 'player.sortName'],
    depth: 0,
    limit: MOST_ROWS,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return withNames(req, docs, events)
}

async function requirePlayer(req: PayloadRequest, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) throw notFound('Hráč už neexistuje.')
}

/** Rows with the names of their event and player. */
async function withNames(
  req: PayloadRequest,
  rows: Participant[],
  events: ReadonlyMap<string, Event>,
): Promise<ParticipantView[]> {
  const names = await playerNames(req, [...new Set(rows.map((row) => idOf(row.player)!))])
  const club = await ownSide(req)
  const now = new Date()
  return rows.flatMap((row) => {
    const event = events.get(idOf(row.event)!)
    const id = idOf(row.player)!
    if (!event) return []
    const player = { id, name: names.get(id) ?? '' }
    return [participantView(row, eventView(event, club), player, isOpenForAnswers(event, now))]
  })
}

/** The names of players whose rows the caller was given; who may see the row may know whose it is. */
export async function playerNames(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [doc.id, doc.name ?? '']))
}

/** One participation after a change, as the caller sees it. */
export async function participantById(req: PayloadRequest, id: string): Promise<ParticipantView> {
  const row = await req.payload.findByID({
    collection: 'participants',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const events = row && (await readableEvents(req, [{ id: { equals: idOf(row.event) } }]))
  const [view] = row && events ? await withNames(req, [row], events) : []
  if (!view) throw notFound()
  return view
}
