import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import { idOf, idsOf } from '@/lib/reference'
import { isTrainer, subjectOf } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import { dayOf, momentAt } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { PageView } from '@/lib/schema'
import type { Participant } from '@/payload-types'
import { withAgreedScorers } from '@/features/consents/names/queries'
import { findEvent, clubShortName, eventsWithNames } from '@/features/events/queries'
import { eventView, type EventViewRow } from '@/features/events/views'
import { isOpenForAnswers } from './rules'
import type { participantQuery, ParticipantView } from './schema'
import { participantView } from './views'

const COLUMNS = {
  event: true,
  player: true,
  category: true,
  userSubmitted: true,
  answer: true,
  reason: true,
  submittedAt: true,
  nomination: true,
  absence: true,
} as const satisfies Partial<Record<keyof ParticipantView, true>>
type Row = Pick<Participant, 'id' | keyof typeof COLUMNS>

/** Rows whose event the caller may read: for families of published ones, for a trainer also drafts of own categories. */
export async function publicationFilter(req: PayloadRequest): Promise<Where[]> {
  const published: Where = { published: { equals: true } }
  if (subjectOf(req) === 'player') return [published]
  const { players, trainedCategories } = await scopeOf(req)
  return isTrainer(req) && players.length > 0
    ? [{ or: [published, { category: { in: trainedCategories } }] }]
    : []
}

const startsFrom = (moment: Date): Where => ({ startsAt: { greater_than_equal: moment.toISOString() } })
const startsBefore = (moment: Date): Where => ({ startsAt: { less_than: moment.toISOString() } })

/**
 * A page of the participants the caller may read: of one event by name, else from today on by start; for a family the
 * past ones of this season follow, the latest first. Throws 404 for an event or player the caller may not read.
 */
export async function participantList(
  req: PayloadRequest,
  { event, player, page, size }: z.infer<typeof participantQuery>,
): Promise<{ eventParticipants: ParticipantView[]; page: PageView }> {
  if (event && !(await findEvent(req, event))) throw notFound('Udalosť už neexistuje.')
  if (player) await requirePlayer(req, player)
  const and: Where[] = [
    ...(await publicationFilter(req)),
    ...(player ? [{ player: { equals: player } }] : []),
  ]
  if (event) and.push({ event: { equals: event } })
  const now = new Date()
  const today = momentAt(dayOf(now))
  const upcoming = await findParticipants(req, event ? and : [...and, startsFrom(today)], {
    sort: event ? ['player.sortName', 'id'] : ['startsAt', 'event', 'id'],
    page,
    limit: size,
  })
  const rows = upcoming.docs
  let total = upcoming.totalDocs
  if (!event && subjectOf(req) === 'player') {
    const past: Where[] = [...and, startsFrom(seasonOf(now).from), startsBefore(today)]
    const skip = Math.max(0, (page - 1) * size - upcoming.totalDocs)
    // Where upcoming and past meet within a page, the past ones before it are read too: at most a family's season.
    const limit = skip + size - rows.length
    const earlier = await findParticipants(req, past, {
      sort: ['-startsAt', 'event', 'id'],
      page: 1,
      limit: limit || 1,
    })
    rows.push(...earlier.docs.slice(skip, limit))
    total += earlier.totalDocs
  }
  return {
    eventParticipants: await participantViews(req, rows),
    page: { number: page, size, total },
  }
}

/** Participants the caller may read, as bare rows. */
export const findParticipants = (
  req: PayloadRequest,
  and: Where[],
  order: { sort: string[]; page?: number; limit?: number; pagination?: boolean },
) =>
  req.payload.find({
    collection: 'participants',
    where: { and },
    select: COLUMNS,
    depth: 0,
    ...order,
    overrideAccess: false,
    req,
  })

/** Throws 404 when the caller may not read this user. */
export async function requirePlayer(req: PayloadRequest, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) throw notFound('Hráč už neexistuje.')
}

/** The views of rows, with their events and the names of their players. */
export async function participantViews(req: PayloadRequest, rows: Row[]): Promise<ParticipantView[]> {
  if (rows.length === 0) return []
  const events = await eventsById(req, [...new Set(rows.map((row) => idOf(row.event)!))])
  const names = await playerNames(req, [...new Set(rows.map((row) => idOf(row.player)!))])
  const club = await clubShortName(req)
  const views = [...events.values()].map((event) => eventView(event, club))
  const shown = new Map((await withAgreedScorers(req, views)).map((view) => [view.id, view]))
  const { playerCategories } = await scopeOf(req)
  const absences = await absenceDays(req, rows)
  const now = new Date()
  return rows.flatMap((row) => {
    const event = events.get(idOf(row.event)!)
    if (!event) return []
    const id = idOf(row.player)!
    // Who has left all of the event's categories still sees their answer, but may not change it.
    const isStillPlaying =
      subjectOf(req) !== 'player' || idsOf(event.categories).some((each) => playerCategories.includes(each))
    const open = isStillPlaying && isOpenForAnswers(event, now)
    const player = { id, name: names.get(id) ?? '' }
    const absence = absences.get(idOf(row.absence) ?? '') ?? null
    return [participantView(row, shown.get(event.id)!, player, open, absence)]
  })
}

/** Events by id, without access control: who may read a row may read its event. */
async function eventsById(req: PayloadRequest, ids: string[]): Promise<Map<string, EventViewRow>> {
  const { docs } = await eventsWithNames(req, { id: { in: ids } })
  return new Map(docs.map((doc) => [doc.id, doc]))
}

/** The days of the absences that answered these rows, by id; without access control, as they are a part of the answer. */
async function absenceDays(req: PayloadRequest, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ absence }) => idOf(absence) ?? []))]
  if (ids.length === 0) return new Map<string, NonNullable<ParticipantView['absence']>>()
  const found = await aggregate(req, 'absences', { where: { id: { in: ids } }, by: ['id', 'from', 'to'] })
  return new Map(
    found.map((row) => [String(row.id), { id: String(row.id), from: String(row.from), to: String(row.to) }]),
  )
}

/** Names of users by id, without access control: who may read a row may read its player's name. */
export async function playerNames(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = await aggregate(req, 'users', { where: { id: { in: ids } }, by: ['id', 'name'] })
  return new Map(people.map(({ id, name }) => [String(id), String(name ?? '')]))
}

/** Of these participants those the caller may read, in this order. */
export async function participantsByIds(req: PayloadRequest, ids: string[]): Promise<ParticipantView[]> {
  const { docs } = await findParticipants(req, [{ id: { in: ids } }], { sort: ['id'], pagination: false })
  const place = new Map(ids.map((id, at) => [id, at]))
  return participantViews(
    req,
    docs.sort((one, other) => place.get(one.id)! - place.get(other.id)!),
  )
}

/** One participant. Throws 404 when the caller may not read it. */
export async function participantById(req: PayloadRequest, id: string): Promise<ParticipantView> {
  const [view] = await participantsByIds(req, [id])
  if (!view) throw notFound()
  return view
}
