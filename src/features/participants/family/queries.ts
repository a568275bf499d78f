import type { PayloadRequest, Where } from 'payload'
import { scopeOf } from '@/access/scope'
import { seasonOf } from '@/features/club/season/rules'
import type { EventType } from '@/features/events/labels'
import { findParticipants, participantViews } from '../queries'
import type { ParticipantView } from '../schema'

/**
 * Unanswered participations of the caller and their children in published, uncancelled events that require an
 * answer and still take one: the number on the badge.
 */
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

/** What these players have not answered and still may, by the start of its event. */
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

/** A side of this season as seen from `now`: what begins later, the next first, or what has begun, the latest first. */
interface Side {
  side: 'ahead' | 'behind'
  now: Date
  /** Only events of these types. */
  types?: readonly EventType[]
  limit: number
}

/** What these players are asked to and the caller may see, on one side of now. */
export async function invitationsAround(
  req: PayloadRequest,
  players: string[],
  { side, now, types, limit }: Side,
): Promise<ParticipantView[]> {
  const startsAt =
    side === 'ahead'
      ? { greater_than: now.toISOString() }
      : { greater_than_equal: seasonOf(now).from.toISOString(), less_than_equal: now.toISOString() }
  const and: Where[] = [{ player: { in: players } }, { published: { equals: true } }, { startsAt }]
  if (types) and.push({ 'event.type': { in: types } })
  const order = side === 'ahead' ? '' : '-'
  const sort = [`${order}startsAt`, 'event', 'id']
  const { docs } = await findParticipants(req, and, { sort, limit, pagination: false })
  return participantViews(req, docs)
}

/** What these players are asked to one published event, whenever it is; empty when they are not. */
export async function invitationsTo(req: PayloadRequest, event: string, players: string[]) {
  const and: Where[] = [
    { event: { equals: event } },
    { player: { in: players } },
    { published: { equals: true } },
  ]
  const { docs } = await findParticipants(req, and, { sort: ['player.sortName', 'id'], pagination: false })
  return participantViews(req, docs)
}
