import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { playersOf } from '@/features/users/access'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import type { Player } from '../rules'

/** What of an event decides whom it asks and what their rows repeat. */
export const EVENT_COLUMNS = {
  categories: true,
  startsAt: true,
  answerUntil: true,
  answerRequired: true,
  published: true,
  cancelled: true,
  deletedAt: true,
} as const
export type InvitingEvent = Pick<Event, 'id' | keyof typeof EVENT_COLUMNS>

export type FoundRow = Record<string, unknown> & { id: string }

/** Through the adapter: these are the program's own rows, and a season of a category is thousands of them. */
export const findRows = async <Row = FoundRow>(
  req: PayloadRequest,
  collection: 'events' | 'participants' | 'users',
  select: Record<string, true>,
  ...and: Where[]
): Promise<Row[]> => {
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<Row & FoundRow>({ collection, where: { and }, select, ...bare })).docs
}

/** Those of these people who play now. */
export async function activePlayers(req: PayloadRequest, ...and: Where[]): Promise<Player[]> {
  const here: Where[] = [
    { playing: { equals: true } },
    { active: { equals: true } },
    { deletedAt: { exists: false } },
  ]
  const people = await findRows(req, 'users', { category: true, secondCategory: true }, ...here, ...and)
  return people.map(({ id, category, secondCategory }) => ({
    id,
    category: idOf(category),
    secondCategory: idOf(secondCategory),
  }))
}

/** What of a participant's row decides whether it stays. */
export const PARTICIPANT_COLUMNS = { event: true, player: true, category: true, userSubmitted: true } as const

/** Rows of what is still to come. */
export const upcoming = (): Where => ({ startsAt: { greater_than: new Date().toISOString() } })

/**
 * What is to come where any of these people play. Searched for by time alone, for of all that a category ever had
 * little is still to come.
 */
export async function upcomingEvents(
  req: PayloadRequest,
  people: readonly Player[],
): Promise<InvitingEvent[]> {
  const there = new Set(people.flatMap(({ category, secondCategory }) => [category, secondCategory]))
  if (people.length === 0) return []
  const events = await findRows<InvitingEvent>(req, 'events', EVENT_COLUMNS, upcoming(), {
    deletedAt: { exists: false },
  })
  return events.filter(({ categories }) => idsOf(categories).some((id) => there.has(id)))
}

/** How many rows these players have and could come to have in what is to come. */
export async function countRowsOfPlayers(req: PayloadRequest, players: string[]): Promise<number> {
  const where: Where = { and: [upcoming(), { player: { in: players } }] }
  const [present] = await aggregate(req, 'participants', { where, by: [] })
  const people = await activePlayers(req, { id: { in: players } })
  return (present?.rows ?? 0) + people.length * (await upcomingEvents(req, people)).length
}

/** Who plays where any of these events is; of these people alone with `players`. */
export async function playersOfEvents(
  req: PayloadRequest,
  events: readonly Pick<InvitingEvent, 'categories'>[],
  players?: string[],
): Promise<Player[]> {
  const members = playersOf([...new Set(events.flatMap(({ categories }) => idsOf(categories)))])
  return members ? activePlayers(req, members, ...(players ? [{ id: { in: players } }] : [])) : []
}

/** Whom any of these events asks now, or has asked. */
export async function playersConcerned(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
): Promise<string[]> {
  if (events.length === 0) return []
  const people = await playersOfEvents(req, events)
  const where: Where = { event: { in: events.map(({ id }) => id) } }
  // Grouped as the index over both has them: by the player alone every invitation there ever was would be walked.
  const asked = await aggregate(req, 'participants', { where, by: ['event', 'player'] })
  return [...new Set([...people.map(({ id }) => id), ...asked.map(({ player }) => String(player))])]
}

/** How many rows these events have. */
export async function countRowsOfEvents(req: PayloadRequest, events: readonly string[]): Promise<number> {
  if (events.length === 0) return 0
  const [found] = await aggregate(req, 'participants', { where: { event: { in: [...events] } }, by: [] })
  return found?.rows ?? 0
}
