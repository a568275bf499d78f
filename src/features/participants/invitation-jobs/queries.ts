import type { PayloadRequest, Where } from 'payload'
import type { InvitationJob } from './rules'

/** Jobs that write invitations and are neither done nor given up. */
const UNFINISHED_JOBS: Where[] = [
  { taskSlug: { equals: 'askInParts' } },
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
]

/** Whether a job is writing invitations or about to; one that waits for a later moment is not. */
export async function isInviting(req: PayloadRequest): Promise<boolean> {
  const due = { waitUntil: { less_than_equal: new Date().toISOString() } }
  const where = { and: [...UNFINISHED_JOBS, { or: [{ waitUntil: { exists: false } }, due] }] }
  return (await req.payload.db.count({ collection: 'payload-jobs', where, req })).totalDocs > 0
}

/** A job that has failed so often is not waited for any more. */
const FAILED_TRIES = 4

/** The events whose invitations a job still has to write; those of a job that keeps failing are left out. */
export async function eventsBeingInvited(req: PayloadRequest): Promise<Set<string>> {
  const { docs } = await req.payload.db.find<{ input?: unknown; totalTried?: number | null }>({
    collection: 'payload-jobs',
    where: { and: UNFINISHED_JOBS },
    limit: 0,
    pagination: false,
    req,
  })
  const waiting = docs.filter(({ totalTried }) => (totalTried ?? 0) < FAILED_TRIES)
  return new Set(waiting.flatMap(({ input }) => (input as InvitationJob | null)?.events ?? []))
}

/** Those of these players whom a job still has to invite: an undo of their import takes them out of it meanwhile. */
export async function stillOfJob(
  req: PayloadRequest,
  job: number | string,
  players: string[],
): Promise<string[]> {
  const found = await req.payload.db.findOne<{ id: string; input?: unknown }>({
    collection: 'payload-jobs',
    where: { id: { equals: job } },
    select: { input: true },
    req,
  })
  const left = new Set((found?.input as InvitationJob | undefined)?.players)
  return players.filter((id) => left.has(id))
}
