import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import { playersOf } from '@/features/users/access'
import type { Event } from '@/payload-types'
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

/** Brings the participants of these events to whom they ask now; `rows` are those the events or the players have. */
async function reconcile(
  req: PayloadRequest,
  events: Asking[],
  players: Player[],
  rows: Found[],
  limit: (changes: ParticipantChanges) => ParticipantChanges = (changes) => changes,
): Promise<void> {
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
}

/**
 * Asks players to everything that is still to come where they now play, and no longer where they do not: somebody
 * moved, deactivated or trashed leaves no unanswered invitation behind.
 */
export async function askWhereTheyPlay(req: PayloadRequest, players: string[]): Promise<void> {
  const people = await playing(req, { id: { in: players } })
  const categories = people.flatMap(({ category, secondCategory }) => idsOf([category, secondCategory]))
  const ahead: Where = { startsAt: { greater_than: new Date().toISOString() } }
  const there: Where = { categories: { in: [...new Set(categories)] } }
  const standing: Where = { deletedAt: { exists: false } }
  const events = categories.length > 0 ? await all<Asking>(req, 'events', ASKING, ahead, there, standing) : []
  const rows = await all(req, 'participants', ROW, ahead, { player: { in: players } })
  await reconcile(req, events, people, rows)
}

/**
 * Asks the players of these categories of an event (all of its own, or those it gained), and while it is still to
 * come nobody else any more. What has begun is history: whoever was asked to it stays as they were asked.
 */
export async function askForEvent(req: PayloadRequest, event: Asking, categories: string[]): Promise<void> {
  const begun = Date.parse(event.startsAt) <= Date.now()
  const members = playersOf(categories)
  const people = members ? await playing(req, members) : []
  const rows = await all(req, 'participants', ROW, { event: { equals: event.id } })
  await reconcile(req, [{ ...event, categories }], people, rows, begun ? additionsOnly : undefined)
}
