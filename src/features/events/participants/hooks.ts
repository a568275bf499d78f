import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import type { Event } from '@/payload-types'
import { playersOf } from '../../users/access'
import { type Asked, askedTo, eventColumns, participantChanges } from './rules'

/** What of an event decides whom it asks and what their rows repeat. */
const ASKING = {
  categories: true,
  startsAt: true,
  answerUntil: true,
  answerRequired: true,
  published: true,
  cancelled: true,
  deletedAt: true,
} as const
type Asking = Pick<Event, 'id' | keyof typeof ASKING>

/** An event has a participant for every playing, active member of its categories, from its first moment on. */
export const completeParticipants: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const categories = idsOf(doc.categories)
  const updated = operation === 'update'
  const columns = eventColumns(doc)
  if (updated && JSON.stringify(eventColumns(previousDoc)) !== JSON.stringify(columns))
    await updateRows(req, 'participants', ['event', doc.id], columns)
  const same = updated && idsOf(previousDoc.categories).sort().join() === [...categories].sort().join()
  if (!same) await askMissing(req, [doc], await playersIn(req, categories))
  return doc
}

/** A row made by hand repeats of its event what the others do. */
export const takeFromEvent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const event = await req.payload.findByID({
    collection: 'events',
    id: idOf(data.event) ?? '',
    select: ASKING,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return event ? { ...data, ...eventColumns(event) } : data
}

/** A player who joins a category is asked to everything that is still to come there. */
export const askToComingEvents: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const categories = idsOf([doc.category, doc.secondCategory])
  const known =
    previousDoc?.active && previousDoc.playing
      ? idsOf([previousDoc.category, previousDoc.secondCategory])
      : []
  const joined = categories.filter((id) => !known.includes(id))
  if (!doc.playing || doc.active === false || joined.length === 0) return doc
  const { docs: events } = await req.payload.find({
    collection: 'events',
    where: {
      and: [{ startsAt: { greater_than: new Date().toISOString() } }, { categories: { in: joined } }],
    },
    select: ASKING,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const player = { id: doc.id, category: idOf(doc.category), secondCategory: idOf(doc.secondCategory) }
  await askMissing(req, events, [player])
  return doc
}

async function playersIn(req: PayloadRequest, categories: string[]) {
  const where = playersOf(categories)
  if (!where) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    select: { category: true, secondCategory: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => ({
    id: doc.id,
    category: idOf(doc.category),
    secondCategory: idOf(doc.secondCategory),
  }))
}

/** Asks these players to these events where they are not asked yet. */
async function askMissing(
  req: PayloadRequest,
  events: Asking[],
  players: Parameters<typeof askedTo>[1],
): Promise<void> {
  const wanted = events.flatMap(({ id, categories }) =>
    askedTo(idsOf(categories), players).map((row) => ({ event: id, ...row })),
  )
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: {
      and: [
        { event: { in: [...new Set(wanted.map(({ event }) => event))] } },
        { player: { in: [...new Set(wanted.map(({ player }) => player))] } },
      ],
    },
    select: { event: true, player: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const present = new Set(docs.map((row) => `${idOf(row.event)} ${idOf(row.player)}`))
  const missing = wanted.filter(({ event, player }) => !present.has(`${event} ${player}`))
  await ask(req, missing, events)
}

/** Written through the adapter: the caller's access to the event was checked, and a row costs a third. */
function ask(
  req: PayloadRequest,
  rows: readonly (Asked & { event: string })[],
  events: readonly Asking[],
): Promise<void> {
  const columns = new Map(events.map((event) => [event.id, eventColumns(event)]))
  return insertRows(
    req,
    'participants',
    rows.map((row) => ({ ...row, ...columns.get(row.event), userSubmitted: false, nominated: false })),
  )
}

/** Players who were moved between categories, or put back, are asked where they now play and no longer where not. */
export const followMigration: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const undone = operation === 'update' && doc.undoneAt && !previousDoc?.undoneAt
  if (operation !== 'create' && !undone) return doc
  const moves = (doc.moves ?? []) as { player?: unknown; from?: unknown; to?: unknown; second?: unknown }[]
  const players = idsOf(moves.map(({ player }) => player))
  const touched = [...new Set(idsOf(moves.flatMap(({ from, to, second }) => [from, to, second])))]
  await askWhereTheyPlay(req, players, touched)
  return doc
}

/** Reads and writes through the adapter: a season's events times a category's players are thousands of rows. */
async function askWhereTheyPlay(req: PayloadRequest, players: string[], touched: string[]): Promise<void> {
  const bare = { pagination: false, limit: 0, req } as const
  const { docs: events } = await req.payload.db.find<Asking>({
    collection: 'events',
    where: {
      and: [{ startsAt: { greater_than: new Date().toISOString() } }, { categories: { in: touched } }],
    },
    select: ASKING,
    ...bare,
  })
  if (events.length === 0) return
  const { docs: people } = await req.payload.db.find<{ id: string } & Record<string, unknown>>({
    collection: 'users',
    where: { and: [{ id: { in: players } }, { playing: { equals: true } }, { active: { equals: true } }] },
    select: { category: true, secondCategory: true },
    ...bare,
  })
  const { docs: rows } = await req.payload.db.find<Record<string, unknown> & { id: string }>({
    collection: 'participants',
    where: { and: [{ event: { in: events.map(({ id }) => id) } }, { player: { in: players } }] },
    select: { event: true, player: true, category: true, userSubmitted: true },
    ...bare,
  })
  const playing = people.map(({ id, category, secondCategory }) => ({
    id,
    category: idOf(category),
    secondCategory: idOf(secondCategory),
  }))
  const wanted = events.flatMap(({ id, categories }) =>
    askedTo(idsOf(categories), playing).map((row) => ({ event: id, ...row })),
  )
  const { remove, add } = participantChanges(
    rows.map((row) => ({
      id: row.id,
      event: idOf(row.event) ?? '',
      player: idOf(row.player) ?? '',
      category: idOf(row.category),
      answered: row.userSubmitted === true,
    })),
    wanted,
    touched,
  )
  if (remove.length > 0)
    await req.payload.db.deleteMany({ collection: 'participants', where: { id: { in: remove } }, req })
  await ask(req, add, events)
}
