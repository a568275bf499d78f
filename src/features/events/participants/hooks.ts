import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { insertRows } from '@/db/insert-rows'
import { playersOf } from '../../users/access'
import { type Asked, askedTo, participantChanges } from './rules'

/** An event has a participant for every playing, active member of its categories, from its first moment on. */
export const completeParticipants: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const categories = idsOf(doc.categories)
  const same =
    operation === 'update' && idsOf(previousDoc?.categories).sort().join() === [...categories].sort().join()
  if (!same) await addMissing(req, doc.id, askedTo(categories, await playersIn(req, categories)))
  return doc
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
    select: { categories: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const player = { id: doc.id, category: idOf(doc.category), secondCategory: idOf(doc.secondCategory) }
  for (const event of events) await addMissing(req, event.id, askedTo(idsOf(event.categories), [player]))
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

/** Written through the adapter: the caller's access to the event was checked, and a row costs a third. */
async function addMissing(req: PayloadRequest, event: string, asked: Asked[]): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { in: asked.map((row) => row.player) } }] },
    select: { player: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const present = new Set(docs.map((row) => idOf(row.player)))
  await ask(
    req,
    asked.filter((row) => !present.has(row.player)).map((row) => ({ event, ...row })),
  )
}

const ask = (req: PayloadRequest, rows: (Asked & { event: string })[]): Promise<void> =>
  insertRows(
    req,
    'participants',
    rows.map(({ event, player, category }) => ({
      event,
      player,
      category,
      userSubmitted: false,
      nominated: false,
    })),
  )

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
  const { docs: events } = await req.payload.db.find<{ id: string; categories: unknown[] }>({
    collection: 'events',
    where: {
      and: [{ startsAt: { greater_than: new Date().toISOString() } }, { categories: { in: touched } }],
    },
    select: { categories: true },
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
  await ask(req, add)
}
