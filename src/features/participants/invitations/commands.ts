import type { PayloadRequest, Where } from 'payload'
import { inParts } from '@/db/in-parts'
import { idOf, idsOf } from '@/lib/reference'
import { afterCommit, inTransaction } from '@/lib/transaction'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { updateRows } from '@/db/update-rows'
import { runQueue, runSoon } from '@/lib/jobs'
import {
  additionsOnly,
  invitationsFor,
  eventColumns,
  type ParticipantChanges,
  participantChanges,
  type Player,
} from '../rules'
import {
  upcoming,
  findRows,
  type InvitingEvent,
  EVENT_COLUMNS,
  upcomingEvents,
  playersConcerned,
  type FoundRow,
  playersOfEvents,
  activePlayers,
  PARTICIPANT_COLUMNS,
  countRowsOfEvents,
  countRowsOfPlayers,
} from './queries'

type Limit = (changes: ParticipantChanges) => ParticipantChanges

/** Brings the participants of these events to whom they ask now; `rows` are those the events or the players have. */
async function reconcile(
  req: PayloadRequest,
  events: InvitingEvent[],
  players: Player[],
  rows: FoundRow[],
  limit: Limit = (changes) => changes,
): Promise<void> {
  const wanted = events.flatMap(({ id, categories }) =>
    invitationsFor(idsOf(categories), players).map((row) => ({ event: id, ...row })),
  )
  const known = rows.map((row) => ({
    id: row.id,
    event: idOf(row.event) ?? '',
    player: idOf(row.player) ?? '',
    category: idOf(row.category),
    answered: row.userSubmitted === true,
  }))
  const { remove, move, add } = limit(participantChanges(known, wanted))
  if (remove.length > 0)
    await req.payload.db.deleteMany({ collection: 'participants', where: { id: { in: remove } }, req })
  for (const category of new Set(move.map((row) => row.category))) {
    const ids = move.filter((row) => row.category === category).map(({ id }) => id)
    await updateRows(req, 'participants', ['id', ids], { category })
  }
  const columns = new Map(events.map((event) => [event.id, eventColumns(event)]))
  await insertRows(
    req,
    'participants',
    add.map((row) => ({ ...row, ...columns.get(row.event), userSubmitted: false })),
  )
}

/** Invitations that one transaction writes or deletes: about 0.1 s, in which everybody else waits. */
export const ROWS_PER_TRANSACTION = 600
export const INVITATION_QUEUE = 'invitations'

/** What is to be asked anew: players where they play now, events whom they have; and events whose rows repeat them. */
export interface InvitationJob {
  players?: string[]
  events?: string[]
  repeat?: string[]
}

/**
 * Leaves the asking to parts of their own: it is written down in the caller's transaction, so that it is done even when
 * the process dies, and done as soon as that is kept; a command of ours answers only then.
 */
export async function queueInvitations(req: PayloadRequest, asks: InvitationJob): Promise<void> {
  const { payload } = req
  const job = { task: 'askInParts', input: asks, queue: INVITATION_QUEUE } as const
  await payload.jobs.queue({ ...job, overrideAccess: true, req })
  if (!afterCommit(req, () => runQueue(payload, INVITATION_QUEUE))) runSoon(req, INVITATION_QUEUE)
}

/**
 * Players who came, left, returned or moved are asked to what is still to come where they play, and nowhere else any
 * more. Who does not play (any more) leaves no unanswered invitation behind. So many that everybody else would wait
 * for them are done in parts, after the caller's transaction.
 */
export async function invitePlayers(req: PayloadRequest, players: string[]): Promise<void> {
  const many = players.length > 1 && (await countRowsOfPlayers(req, players)) > ROWS_PER_TRANSACTION
  return many ? queueInvitations(req, { players }) : updatePlayers(req, players)
}

async function updatePlayers(req: PayloadRequest, players: string[]): Promise<void> {
  const people = await activePlayers(req, { id: { in: players } })
  const events = await upcomingEvents(req, people)
  const rows = await findRows(req, 'participants', PARTICIPANT_COLUMNS, upcoming(), {
    player: { in: players },
  })
  await reconcile(req, events, people, rows)
}

/**
 * Asks the players of each event's categories, and while it is still to come nobody else any more. What has begun is
 * history: whoever was asked to it stays as they were asked. With `players` it does so for these alone.
 */
async function updateInvitations(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
  players?: string[],
): Promise<void> {
  const people = await playersOfEvents(req, events, players)
  const here: Where = { event: { in: events.map(({ id }) => id) } }
  const rows = await findRows(
    req,
    'participants',
    PARTICIPANT_COLUMNS,
    here,
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

/** Asks the players of these categories of an event: all of its own, or those it gained. */
export const inviteToEvent = (
  req: PayloadRequest,
  event: InvitingEvent,
  categories: string[],
): Promise<void> => updateInvitations(req, [{ ...event, categories }])

/** Asks the players of several events; so many that everybody else would wait for them in parts of their own. */
export async function inviteToEvents(req: PayloadRequest, events: readonly InvitingEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.length * (await playersOfEvents(req, events)).length
  return rows > ROWS_PER_TRANSACTION
    ? queueInvitations(req, { events: events.map(({ id }) => id) })
    : updateInvitations(req, events)
}

/** What the participants' rows repeat of their events, written anew; so many rows in parts of their own. */
export async function copyToParticipants(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
): Promise<void> {
  const ids = events.map(({ id }) => id)
  return (await countRowsOfEvents(req, ids)) > ROWS_PER_TRANSACTION
    ? queueInvitations(req, { repeat: ids })
    : writeColumns(req, events)
}

const writeColumns = (req: PayloadRequest, events: readonly InvitingEvent[]): Promise<void> =>
  updateEach(
    req,
    'participants',
    events.map((event) => ({ ...eventColumns(event), event: event.id })),
    'event',
  )

/** As many of these that a part of them has about as many rows as one transaction writes. */
const partsOf = (ids: readonly string[], rows: number): string[][] =>
  inParts(ids, Math.max(1, Math.floor((ROWS_PER_TRANSACTION * ids.length) / Math.max(1, rows))))

/**
 * Asks in parts, each a transaction that leaves some players complete. Done again it changes nothing, so whoever takes
 * it up after a process that died does the rest. Events are asked to player by player as well: a player's rows lie side
 * by side in most indexes; as many rows of one event would change half as many pages again.
 */
export async function inviteInParts(
  req: PayloadRequest,
  { players = [], events = [], repeat = [] }: InvitationJob,
): Promise<void> {
  const these = async (ids: readonly string[]) =>
    ids.length > 0 ? findRows<InvitingEvent>(req, 'events', EVENT_COLUMNS, { id: { in: [...ids] } }) : []
  for (const part of partsOf(repeat, await countRowsOfEvents(req, repeat)))
    await inTransaction(req, async () => writeColumns(req, await these(part)))
  for (const part of partsOf(players, players.length > 0 ? await countRowsOfPlayers(req, players) : 0))
    await inTransaction(req, () => updatePlayers(req, part))
  const concerned = await playersConcerned(req, await these(events))
  for (const part of partsOf(concerned, concerned.length * events.length))
    await inTransaction(req, async () => updateInvitations(req, await these(events), part))
}
