import type { PayloadRequest, Where } from 'payload'
import { tally } from '@/db/tally'
import { inParts } from '@/db/in-parts'
import { idOf, idsOf } from '@/lib/reference'
import { afterCommit, inTransaction } from '@/lib/transaction'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import { playersOf } from '@/features/users/access'
import type { Event } from '@/payload-types'
import { runQueue, runSoon } from '@/lib/jobs'
import {
  additionsOnly,
  askedTo,
  eventColumns,
  type ParticipantChanges,
  participantChanges,
  type Player,
} from '../participants/rules'

/** What of an event decides whom it asks and what their rows repeat. */
export const ASKING = {
  categories: true,
  startsAt: true,
  answerUntil: true,
  answerRequired: true,
  published: true,
  cancelled: true,
  deletedAt: true,
} as const
export type Asking = Pick<Event, 'id' | keyof typeof ASKING>

type Found = Record<string, unknown> & { id: string }

/** Through the adapter: these are the program's own rows, and a season of a category is thousands of them. */
const all = async <Row = Found>(
  req: PayloadRequest,
  collection: 'events' | 'participants' | 'users',
  select: Record<string, true>,
  ...and: Where[]
): Promise<Row[]> => {
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<Row & Found>({ collection, where: { and }, select, ...bare })).docs
}

async function playing(req: PayloadRequest, ...and: Where[]): Promise<Player[]> {
  const here: Where[] = [
    { playing: { equals: true } },
    { active: { equals: true } },
    { deletedAt: { exists: false } },
  ]
  const people = await all(req, 'users', { category: true, secondCategory: true }, ...here, ...and)
  return people.map(({ id, category, secondCategory }) => ({
    id,
    category: idOf(category),
    secondCategory: idOf(secondCategory),
  }))
}

const ROW = { event: true, player: true, category: true, userSubmitted: true } as const

type Limit = (changes: ParticipantChanges) => ParticipantChanges

/**
 * Brings the participants of these events to whom they ask now, and answers how many rows that was; `rows` are those
 * the events or the players have.
 */
async function reconcile(
  req: PayloadRequest,
  events: Asking[],
  players: Player[],
  rows: Found[],
  limit: Limit = (changes) => changes,
): Promise<number> {
  const wanted = events.flatMap(({ id, categories }) =>
    askedTo(idsOf(categories), players).map((row) => ({ event: id, ...row })),
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
  return remove.length + move.length + add.length
}

/** Invitations that one transaction writes or deletes: 0.1 to 0.2 s, in which everybody else waits. */
export const ROWS_AT_ONCE = 2500
export const INVITATION_QUEUE = 'invitations'

/** What is to be asked anew: players where they play now, or events whom they have. */
export interface Asks {
  players?: string[]
  events?: string[]
}

/**
 * Leaves the asking to parts of their own: it is written down in the caller's transaction, so that it is done even when
 * the process dies, and done as soon as that is kept; a command of ours answers only then.
 */
export async function askLater(req: PayloadRequest, asks: Asks): Promise<void> {
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
export async function askWhereTheyPlay(req: PayloadRequest, players: string[]): Promise<void> {
  const many = players.length > 1 && (await rowsOfPlayers(req, players)) > ROWS_AT_ONCE
  return many ? askLater(req, { players }) : askPlayers(req, players)
}

async function askPlayers(req: PayloadRequest, players: string[]): Promise<void> {
  const people = await playing(req, { id: { in: players } })
  const events = await comingEvents(req, people)
  const rows = await all(req, 'participants', ROW, ahead(), { player: { in: players } })
  await reconcile(req, events, people, rows)
}

const ahead = (): Where => ({ startsAt: { greater_than: new Date().toISOString() } })

/** What is to come where any of these people play. */
async function comingEvents(req: PayloadRequest, people: readonly Player[]): Promise<Asking[]> {
  const categories = people.flatMap(({ category, secondCategory }) => idsOf([category, secondCategory]))
  if (categories.length === 0) return []
  const there: Where = { categories: { in: [...new Set(categories)] } }
  return all<Asking>(req, 'events', ASKING, ahead(), there, { deletedAt: { exists: false } })
}

/** How many rows these players have and could come to have in what is to come. */
async function rowsOfPlayers(req: PayloadRequest, players: string[]): Promise<number> {
  const where: Where = { and: [ahead(), { player: { in: players } }] }
  const [present] = await tally(req, 'participants', { where, by: [] })
  const people = await playing(req, { id: { in: players } })
  return (present?.rows ?? 0) + people.length * (await comingEvents(req, people)).length
}

/**
 * Asks the players of these categories of an event (all of its own, or those it gained), and while it is still to
 * come nobody else any more. What has begun is history: whoever was asked to it stays as they were asked. Answers how
 * many rows were written or deleted.
 */
export async function askForEvent(req: PayloadRequest, event: Asking, categories: string[]): Promise<number> {
  const begun = Date.parse(event.startsAt) <= Date.now()
  const members = playersOf(categories)
  const people = members ? await playing(req, members) : []
  const rows = await all(req, 'participants', ROW, { event: { equals: event.id } })
  return reconcile(req, [{ ...event, categories }], people, rows, begun ? additionsOnly : undefined)
}

/** Asks the players of several events; so many that everybody else would wait for them in parts of their own. */
export async function askForEvents(req: PayloadRequest, events: readonly Asking[]): Promise<void> {
  const members = playersOf([...new Set(events.flatMap(({ categories }) => idsOf(categories)))])
  if (!members) return
  const rows = events.length * (await playing(req, members)).length
  if (rows > ROWS_AT_ONCE) return askLater(req, { events: events.map(({ id }) => id) })
  for (const event of events) await askForEvent(req, event, idsOf(event.categories))
}

/**
 * Asks in parts, each a transaction that leaves some players, or some events, complete. Done again it changes nothing,
 * so whoever takes it up after a process that died does the rest.
 */
export async function askInParts(req: PayloadRequest, { players = [], events = [] }: Asks): Promise<void> {
  const each = players.length > 0 ? (await rowsOfPlayers(req, players)) / players.length : 1
  for (const part of inParts(players, Math.max(1, Math.floor(ROWS_AT_ONCE / Math.max(1, each)))))
    await inTransaction(req, () => askPlayers(req, part))
  for (let rest = events; rest.length > 0;)
    rest = await inTransaction(req, async () => {
      let done = 0
      for (let written = 0; done < rest.length && written < ROWS_AT_ONCE / 2; done += 1) {
        const [event] = await all<Asking>(req, 'events', ASKING, { id: { equals: rest[done] } })
        if (event) written += await askForEvent(req, event, idsOf(event.categories))
      }
      return rest.slice(done)
    })
}
