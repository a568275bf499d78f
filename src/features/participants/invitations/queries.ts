import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { playersOf } from '@/features/users/access'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import type { Player } from '../rules'

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

export type Found = Record<string, unknown> & { id: string }

/** Through the adapter: these are the program's own rows, and a season of a category is thousands of them. */
export const all = async <Row = Found>(
  req: PayloadRequest,
  collection: 'events' | 'participants' | 'users',
  select: Record<string, true>,
  ...and: Where[]
): Promise<Row[]> => {
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<Row & Found>({ collection, where: { and }, select, ...bare })).docs
}

/** Those of these people who play now. */
export async function playing(req: PayloadRequest, ...and: Where[]): Promise<Player[]> {
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

/** What of a participant's row decides whether it stays. */
export const ROW = { event: true, player: true, category: true, userSubmitted: true } as const

/** Rows of what is still to come. */
export const ahead = (): Where => ({ startsAt: { greater_than: new Date().toISOString() } })

/**
 * What is to come where any of these people play. Searched for by time alone, for of all that a category ever had
 * little is still to come.
 */
export async function comingEvents(req: PayloadRequest, people: readonly Player[]): Promise<Asking[]> {
  const there = new Set(people.flatMap(({ category, secondCategory }) => [category, secondCategory]))
  if (people.length === 0) return []
  const events = await all<Asking>(req, 'events', ASKING, ahead(), { deletedAt: { exists: false } })
  return events.filter(({ categories }) => idsOf(categories).some((id) => there.has(id)))
}

/** How many rows these players have and could come to have in what is to come. */
export async function rowsOfPlayers(req: PayloadRequest, players: string[]): Promise<number> {
  const where: Where = { and: [ahead(), { player: { in: players } }] }
  const [present] = await aggregate(req, 'participants', { where, by: [] })
  const people = await playing(req, { id: { in: players } })
  return (present?.rows ?? 0) + people.length * (await comingEvents(req, people)).length
}

/** Who plays where any of these events is; of these people alone with `players`. */
export async function playersOfEvents(
  req: PayloadRequest,
  events: readonly Pick<Asking, 'categories'>[],
  players?: string[],
): Promise<Player[]> {
  const members = playersOf([...new Set(events.flatMap(({ categories }) => idsOf(categories)))])
  return members ? playing(req, members, ...(players ? [{ id: { in: players } }] : [])) : []
}

/** Whom any of these events asks now, or has asked. */
export async function concernedBy(req: PayloadRequest, events: readonly Asking[]): Promise<string[]> {
  if (events.length === 0) return []
  const people = await playersOfEvents(req, events)
  const where: Where = { event: { in: events.map(({ id }) => id) } }
  // Grouped as the index over both has them: by the player alone every invitation there ever was would be walked.
  const asked = await aggregate(req, 'participants', { where, by: ['event', 'player'] })
  return [...new Set([...people.map(({ id }) => id), ...asked.map(({ player }) => String(player))])]
}

/** How many rows these events have. */
export async function rowsOfEvents(req: PayloadRequest, events: readonly string[]): Promise<number> {
  if (events.length === 0) return 0
  const [found] = await aggregate(req, 'participants', { where: { event: { in: [...events] } }, by: [] })
  return found?.rows ?? 0
}
