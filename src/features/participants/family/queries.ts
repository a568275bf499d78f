import type { PayloadRequest, Where } from 'payload'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import type { EventType } from '@/features/events/labels'
import { findParticipants, participantViews } from '../queries'
import type { ParticipantView } from '../schema'

/** The number on the badge: how many invitations of the caller and their children await an answer. */
export async function unansweredCount(req: PayloadRequest): Promise<number> {
  const { players } = await scopeOf(req)
  if (players.length === 0) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'participants',
    where: { and: unanswered(players, new Date()) },
    overrideAccess: false,
    req,
  })
  return totalDocs
}

const unanswered = (players: string[], now: Date): Where[] => [
  { player: { in: players } },
  { userSubmitted: { equals: false } },
  { asksUntil: { greater_than: now.toISOString() } },
]

/** The invitations of these players that await an answer, by start. */
export async function openInvitations(
  req: PayloadRequest,
  players: string[],
  now: Date,
): Promise<ParticipantView[]> {
  const { docs } = await findParticipants(req, unanswered(players, now), {
    sort: ['startsAt', 'event', 'id'],
    pagination: false,
  })
  return participantViews(req, docs)
}

/** Events after `now`, the next first, or of this season before it, the latest first. */
interface Period {
  side: 'upcoming' | 'past'
  now: Date
  /** Only events of these types. */
  types?: readonly EventType[]
  limit: number
}

/** The invitations of these players to published events after or before now. */
export async function invitationsAround(
  req: PayloadRequest,
  players: string[],
  { side, now, types, limit }: Period,
): Promise<ParticipantView[]> {
  const startsAt =
    side === 'upcoming'
      ? { greater_than: now.toISOString() }
      : { greater_than_equal: seasonOf(now).from.toISOString(), less_than_equal: now.toISOString() }
  const and: Where[] = [{ player: { in: players } }, { published: { equals: true } }, { startsAt }]
  if (types) and.push({ event: { in: await eventsOfTypes(req, and, types) } })
  const order = side === 'upcoming' ? '' : '-'
  const sort = [`${order}startsAt`, 'event', 'id']
  const { docs } = await findParticipants(req, and, { sort, limit, pagination: false })
  return participantViews(req, docs)
}

/**
 * The ids of the events of these types that these invitations are to. As a filter by the event's own field, MongoDB would
 * be asked for all events of the types there have ever been.
 */
async function eventsOfTypes(
  req: PayloadRequest,
  invitations: Where[],
  types: readonly EventType[],
): Promise<string[]> {
  const invited = await aggregate(req, 'participants', { where: { and: invitations }, by: ['event'] })
  const ids = invited.map(({ event }) => String(event))
  const where: Where = { and: [{ id: { in: ids } }, { type: { in: [...types] } }] }
  return (await aggregate(req, 'events', { where, by: ['id'] })).map(({ id }) => String(id))
}

/** The invitations of these players to one published event, by name; empty without any. */
export async function invitationsTo(req: PayloadRequest, event: string, players: string[]) {
  const and: Where[] = [
    { event: { equals: event } },
    { player: { in: players } },
    { published: { equals: true } },
  ]
  const { docs } = await findParticipants(req, and, { sort: ['player.sortName', 'id'], pagination: false })
  return participantViews(req, docs)
}
