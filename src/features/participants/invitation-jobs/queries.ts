import type { PayloadRequest, Where } from 'payload'
import type { InvitationJob } from './rules'

/** Jobs that write invitations and are neither done nor given up. */
const UNFINISHED_JOBS: Where[] = [
  { taskSlug: { equals: 'askInParts' } },
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
]

interface StoredJob {
  id: string
  input?: InvitationJob | null
  totalTried?: number | null
  waitUntil?: string | null
}

const unfinishedJobs = async (req: PayloadRequest): Promise<StoredJob[]> => {
  const where: Where = { and: UNFINISHED_JOBS }
  return (
    await req.payload.db.find<StoredJob>({
      collection: 'payload-jobs',
      where,
      limit: 0,
      pagination: false,
      req,
    })
  ).docs
}

/** What is being done with the invitations of these players, whom an import has placed; undefined when nothing is. */
export async function workOnImport(
  req: PayloadRequest,
  id: string,
  players: readonly string[],
): Promise<'inviting' | 'undoing' | undefined> {
  const jobs = await unfinishedJobs(req)
  if (jobs.some(({ input }) => input?.undoes === id)) return 'undoing'
  const placed = new Set(players)
  const isDue = ({ waitUntil }: StoredJob) => !waitUntil || Date.parse(waitUntil) <= Date.now()
  return jobs.some((job) => isDue(job) && job.input?.players?.some((player) => placed.has(player)))
    ? 'inviting'
    : undefined
}

/** A job that has failed so often is not waited for any more. */
const FAILED_TRIES = 4

/** The events whose invitations a job still has to write; those of a job that keeps failing are left out. */
export async function eventsBeingInvited(req: PayloadRequest): Promise<Set<string>> {
  const waiting = (await unfinishedJobs(req)).filter(({ totalTried }) => (totalTried ?? 0) < FAILED_TRIES)
  return new Set(waiting.flatMap(({ input }) => input?.events ?? []))
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
