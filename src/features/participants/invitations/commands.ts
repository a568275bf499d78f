import type { PayloadRequest, Where } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { inParts } from '@/db/in-parts'
import { eachChange, untilChanged } from '@/db/last-change'
import { idOf, idsOf } from '@/lib/reference'
import { inTurn } from '@/lib/in-turn'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import {
  additionsOnly,
  invitationsFor,
  eventColumns,
  type ParticipantChanges,
  participantChanges,
  type Player,
} from '../rules'
import { playersFor } from './rules'
import { followMovedEvents, insertInvitations } from '../absence-answers/commands'
import { queueInvitations, ROWS_PER_TRANSACTION } from '../invitation-jobs/commands'
import type { InvitationJob } from '../invitation-jobs/rules'
import {
  upcoming,
  findRows,
  type InvitingEvent,
  EVENT_COLUMNS,
  upcomingEvents,
  eventsOfPlayers,
  playersConcerned,
  type FoundRow,
  playersOfEvents,
  presentRow,
  activePlayers,
  PARTICIPANT_COLUMNS,
  countRowsOfEvents,
  countRowsOfPlayers,
  byCategory,
} from './queries'

/**
 * Writes the rows these events and players should have, of which `rows` are there already; `limit` leaves out some of
 * the changes.
 */
async function reconcile(
  req: PayloadRequest,
  events: InvitingEvent[],
  players: Player[],
  rows: FoundRow[],
  limit = (changes: ParticipantChanges) => changes,
): Promise<void> {
  await advisoryLock(req, 'invitations')
  const invited = events.flatMap((event) =>
    invitationsFor(idsOf(event.categories), playersFor(event, players)).map((row) => ({
      event: event.id,
      ...row,
    })),
  )
  const { remove, move, add } = limit(participantChanges(rows.map(presentRow), invited))
  if (remove.length > 0)
    await req.payload.db.deleteMany({ collection: 'participants', where: { id: { in: remove } }, req })
  for (const category of new Set(move.map((row) => row.category))) {
    const ids = move.filter((row) => row.category === category).map(({ id }) => id)
    await updateRows(req, 'participants', ['id', ids], { category })
  }
  const columns = new Map(events.map((event) => [event.id, eventColumns(event)]))
  const added = add.map((row) => ({ ...row, ...columns.get(row.event)! }))
  await insertInvitations(req, added)
}

/**
 * Updates the invitations of players to upcoming events: of the categories they play in, and of no other; unanswered ones
 * of who does not play are deleted. More rows than one transaction writes are done by a job.
 */
export async function invitePlayers(req: PayloadRequest, players: string[]): Promise<void> {
  const many = players.length > 1 && (await countRowsOfPlayers(req, players)) > ROWS_PER_TRANSACTION
  return many ? queueInvitations(req, { players }) : updatePlayers(req, players)
}

async function updatePlayers(
  req: PayloadRequest,
  players: string[],
  readEvents = upcomingEvents,
): Promise<void> {
  if (players.length === 0) return
  const people = await activePlayers(req, { id: { in: players } })
  // One moment for both: a row of an event that begins in between would be written twice.
  const now = new Date()
  const events = people.length > 0 ? eventsOfPlayers(await readEvents(req), people, now) : []
  const rows = await findRows(req, 'participants', PARTICIPANT_COLUMNS, upcoming(now), {
    player: { in: players },
  })
  await reconcile(req, events, people, rows)
}

/**
 * Updates the invitations to these events: all players of their categories, and nobody else. Events that have begun keep
 * the rows they have and only get new ones. With `players` those of these players alone.
 */
async function updateInvitations(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
  players?: string[],
): Promise<void> {
  const people = await playersOfEvents(req, events, players)
  const ofEvents: Where = { event: { in: events.map(({ id }) => id) } }
  const rows = await findRows(
    req,
    'participants',
    PARTICIPANT_COLUMNS,
    ofEvents,
    ...(players ? [{ player: { in: players } }] : []),
  )
  const begun = new Set(
    events.filter(({ startsAt }) => Date.parse(startsAt) <= Date.now()).map(({ id }) => id),
  )
  for (const [past, limit] of [
    [true, additionsOnly],
    [false, undefined],
  ] as const)
    await reconcile(
      req,
      events.filter(({ id }) => begun.has(id) === past),
      people,
      rows.filter((row) => begun.has(idOf(row.event) ?? '') === past),
      limit,
    )
}

/** Updates the invitations to an event through these of its categories. */
export const inviteToEvent = (
  req: PayloadRequest,
  event: InvitingEvent,
  categories: string[],
): Promise<void> => updateInvitations(req, [{ ...event, categories }])

/** Updates the invitations to several events; more rows than one transaction writes are done by a job. */
export async function inviteToEvents(req: PayloadRequest, events: readonly InvitingEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.length * (await playersOfEvents(req, events)).length
  return rows > ROWS_PER_TRANSACTION
    ? queueInvitations(req, { events: events.map(({ id }) => id) })
    : updateInvitations(req, events)
}

/** Copies the columns of events to their rows; more rows than one transaction writes are done by a job. */
export async function copyToParticipants(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
): Promise<void> {
  const ids = events.map(({ id }) => id)
  return (await countRowsOfEvents(req, ids)) > ROWS_PER_TRANSACTION
    ? queueInvitations(req, { repeat: ids })
    : writeColumns(req, events)
}

async function writeColumns(req: PayloadRequest, events: readonly InvitingEvent[]): Promise<void> {
  await advisoryLock(req, 'invitations')
  const rows = events.map((event) => ({ ...eventColumns(event), event: event.id }))
  await updateEach(req, 'participants', rows, 'event')
  await followMovedEvents(
    req,
    events.map(({ id }) => id),
  )
}

/** Parts of these ids, which have so many `rows`, each with about as many as one transaction writes. */
const partsOf = (ids: readonly string[], rows: number): string[][] =>
  inParts(ids, Math.max(1, Math.floor((ROWS_PER_TRANSACTION * ids.length) / Math.max(1, rows))))

/**
 * Does a job in parts, each a transaction of whole players. A repeated run changes nothing, so the job can be resumed
 * after a crash. Events are split by players too: a player's rows are neighbours in most indexes, while the rows of one
 * event would change half as many pages again. `stillAsked` leaves out players whom the job no longer has to invite.
 */
export async function inviteInParts(
  req: PayloadRequest,
  { players = [], events = [], repeat = [] }: InvitationJob,
  stillAsked: (players: string[]) => Promise<string[]>,
): Promise<void> {
  const eventsByIds = async (ids: readonly string[]) =>
    ids.length > 0 ? findRows<InvitingEvent>(req, 'events', EVENT_COLUMNS, { id: { in: [...ids] } }) : []
  const rewrite = async (part: string[]) => writeColumns(req, await eventsByIds(part))
  await inTurn(req, partsOf(repeat, await countRowsOfEvents(req, repeat)), rewrite)
  const mostRows = players.length > 0 ? await countRowsOfPlayers(req, players) : 0
  const readUpcoming = untilChanged((one) => eachChange(one, 'events', upcoming()), upcomingEvents)
  await inTurn(req, partsOf(await byCategory(req, players), mostRows), async (part) =>
    updatePlayers(req, await stillAsked(part), readUpcoming),
  )
  const readInviting = untilChanged(
    (one) => eachChange(one, 'events', { id: { in: events } }),
    () => eventsByIds(events),
  )
  const concerned = await playersConcerned(req, await eventsByIds(events))
  const invite = async (part: string[]) => updateInvitations(req, await readInviting(req), part)
  await inTurn(req, partsOf(concerned, concerned.length * events.length), invite)
}
