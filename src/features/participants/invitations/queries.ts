import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { playersWhere } from '@/features/users/access'
import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import type { Player } from '../rules'
import { playersFor } from './rules'

/** The columns of an event that decide whom it invites and what is copied to their rows. */
export const EVENT_COLUMNS = {
  type: true,
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

/** Rows with these columns, through the adapter, without access control: a category's season has thousands. */
export const findRows = async <Row = FoundRow>(
  req: PayloadRequest,
  collection: 'events' | 'participants' | 'users',
  select: Record<string, true>,
  ...and: Where[]
): Promise<Row[]> => {
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<Row & FoundRow>({ collection, where: { and }, select, ...bare })).docs
}

/** The active players among these users. */
export async function activePlayers(req: PayloadRequest, ...and: Where[]): Promise<Player[]> {
  const active: Where[] = [
    { playing: { equals: true } },
    { active: { equals: true } },
    { deletedAt: { exists: false } },
  ]
  const columns = { category: true, secondCategory: true, trialUntil: true } as const
  const people = await findRows(req, 'users', columns, ...active, ...and)
  return people.map(({ id, category, secondCategory, trialUntil }) => ({
    id,
    category: idOf(category),
    secondCategory: idOf(secondCategory),
    trialUntil: (trialUntil as string | null | undefined) ?? null,
  }))
}

/** The columns of a participant that decide whether the row is kept. */
export const PARTICIPANT_COLUMNS = {
  event: true,
  player: true,
  category: true,
  userSubmitted: true,
  absence: true,
  earlier: true,
} as const

/** What of a row decides whether it is kept. An answer that only an absence gave goes with the invitation. */
export const presentRow = ({ id, event, player, category, userSubmitted, absence, earlier }: FoundRow) => ({
  id,
  event: idOf(event) ?? '',
  player: idOf(player) ?? '',
  category: idOf(category),
  answered:
    userSubmitted === true &&
    (!idOf(absence) || (earlier as { submitted?: boolean } | undefined)?.submitted === true),
})

/** Events, or rows of events, that have not begun. */
export const upcoming = (now = new Date()): Where => ({ startsAt: { greater_than: now.toISOString() } })

/** All upcoming events. Found by time alone: most events of a category are past. */
export const upcomingEvents = (req: PayloadRequest): Promise<InvitingEvent[]> =>
  findRows<InvitingEvent>(req, 'events', EVENT_COLUMNS, upcoming(), { deletedAt: { exists: false } })

/** Those of these events that have not begun, of the categories these players play in. */
export function eventsOfPlayers(
  events: readonly InvitingEvent[],
  players: readonly Player[],
  now: Date,
): InvitingEvent[] {
  const played = new Set(players.flatMap(({ category, secondCategory }) => [category, secondCategory]))
  return events.filter(
    ({ categories, startsAt }) =>
      Date.parse(startsAt) > now.getTime() && idsOf(categories).some((id) => played.has(id)),
  )
}

/** How many rows of upcoming events these players have (`present`), and how many those of them get who are active. */
export async function rowsOfPlayers(
  req: PayloadRequest,
  players: string[],
): Promise<{ present: number; due: number }> {
  if (players.length === 0) return { present: 0, due: 0 }
  const now = new Date()
  const where: Where = { and: [upcoming(now), { player: { in: players } }] }
  const [present] = await aggregate(req, 'participants', { where, by: [] })
  const people = await activePlayers(req, { id: { in: players } })
  const events = await upcomingEvents(req)
  const alike = groupsBy(
    people,
    ({ category, secondCategory, trialUntil }) => `${category} ${secondCategory} ${trialUntil}`,
  )
  const rows = [...alike.values()].map((group) => {
    const one = group.slice(0, 1)
    const inviting = eventsOfPlayers(events, one, now).filter((event) => playersFor(event, one).length > 0)
    return group.length * inviting.length
  })
  return { present: present?.rows ?? 0, due: rows.reduce((sum, some) => sum + some, 0) }
}

/** How many rows of upcoming events these players have, and may get. */
export async function countRowsOfPlayers(req: PayloadRequest, players: string[]): Promise<number> {
  const { present, due } = await rowsOfPlayers(req, players)
  return present + due
}

/** Players with those of the same categories beside each other: a part then has few events, and changes few pages of their index. */
export async function byCategory(req: PayloadRequest, players: readonly string[]): Promise<string[]> {
  const people = await activePlayers(req, { id: { in: [...players] } })
  const placed = new Map(
    people.map(({ id, category, secondCategory }) => [id, `${category} ${secondCategory}`]),
  )
  return players.toSorted(inOrder((id) => placed.get(id) ?? ''))
}

/** The active players of these events' categories; with `players` of these alone. */
export async function playersOfEvents(
  req: PayloadRequest,
  events: readonly Pick<InvitingEvent, 'categories'>[],
  players?: string[],
): Promise<Player[]> {
  const members = playersWhere([...new Set(events.flatMap(({ categories }) => idsOf(categories)))])
  return members ? activePlayers(req, members, ...(players ? [{ id: { in: players } }] : [])) : []
}

/** The ids of all players whom these events invite now or have invited. */
export async function playersConcerned(
  req: PayloadRequest,
  events: readonly InvitingEvent[],
): Promise<string[]> {
  if (events.length === 0) return []
  const people = await playersOfEvents(req, events)
  const where: Where = { event: { in: events.map(({ id }) => id) } }
  // Both columns, in the order of their index: by the player alone every row of the table would be read.
  const invited = await aggregate(req, 'participants', { where, by: ['event', 'player'] })
  return [...new Set([...people.map(({ id }) => id), ...invited.map(({ player }) => String(player))])]
}

/** How many rows these events have. */
export async function countRowsOfEvents(req: PayloadRequest, events: readonly string[]): Promise<number> {
  if (events.length === 0) return 0
  const [found] = await aggregate(req, 'participants', { where: { event: { in: [...events] } }, by: [] })
  return found?.rows ?? 0
}
