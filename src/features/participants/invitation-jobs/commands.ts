import type { PayloadRequest } from 'payload'
import { atMost } from '@/lib/at-most'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'
import { runQueue } from '@/lib/jobs'
import { runSoon } from '@/lib/run-at'
import { afterCommit } from '@/lib/transaction'
import type { InvitationJob } from './rules'

/** Most rows that one transaction writes or deletes: about 0.1 s, in which all other writes wait. */
export const ROWS_PER_TRANSACTION = 600

/**
 * How long an act waits for its job. With events long enough that a season's plan is complete in its response; with players
 * shorter, because the import of thousands of them shows its progress.
 */
const WAIT_MS = { events: 10_000, players: 3000 }

/**
 * Queues a job in the caller's transaction, so that it is done even when the process dies, and runs it right after the
 * commit; a command with a transaction of our own waits for it, at most WAIT_MS.
 */
export async function queueInvitations(req: PayloadRequest, input: InvitationJob): Promise<void> {
  const { payload } = req
  const job = { task: 'askInParts', input, queue: INVITATION_QUEUE } as const
  await payload.jobs.queue({ ...job, overrideAccess: true, req })
  const wait = input.players ? WAIT_MS.players : WAIT_MS.events
  if (!afterCommit(req, () => atMost(wait, runQueue(payload, INVITATION_QUEUE))))
    runSoon(req, INVITATION_QUEUE)
}
