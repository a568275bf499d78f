import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { playersOf } from '../../users/access'
import { type Asked, askedTo } from './rules'

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
  for (const { player, category } of asked.filter((row) => !present.has(row.player))) {
    await req.payload.db.create({
      collection: 'participants',
      data: { id: randomUUID(), event, player, category, userSubmitted: false, nominated: false },
      returning: false,
      req,
    })
  }
}
