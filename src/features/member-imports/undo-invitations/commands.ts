import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { aggregate } from '@/db/aggregate'
import { inParts } from '@/db/in-parts'
import { inTurn } from '@/lib/in-turn'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'
import { runAt } from '@/lib/run-at'
import { inTransaction } from '@/lib/transaction'
import { invitationJobs } from './queries'

/** Most invitations deleted in one transaction: about 0.2 s, in which all other writes wait. */
const INVITATIONS_AT_ONCE = 3000
/** After so long, whom an interrupted undo has left in the club is invited again. */
const INVITE_AGAIN_MS = 10 * 60_000

/**
 * Takes these players out of the jobs that still write their invitations, also of that of an undo interrupted before: one
 * under way leaves them out of its next part. Returns whether there was such a job.
 */
async function leaveOutOfJobs(req: PayloadRequest, players: ReadonlySet<string>): Promise<boolean> {
  // On MongoDB a part under way is done before, or made again after.
  await advisoryLock(req, 'invitations')
  const concerned = (await invitationJobs(req)).filter(({ input }) =>
    input?.players?.some((id) => players.has(id)),
  )
  for (const { id, input } of concerned)
    await req.payload.db.updateOne({
      collection: 'payload-jobs',
      id,
      data: { input: { ...input, players: input!.players!.filter((player) => !players.has(player)) } },
      returning: false,
      req,
    })
  return concerned.length > 0
}

/**
 * Deletes the unanswered invitations of players whom an undo is to remove, in parts: a season's events and thousands of
 * players are hundreds of thousands of them, too many for one transaction. They follow from players and events: should the
 * undo be interrupted, a job writes those of who stays.
 */
export async function deleteInvitations(
  req: PayloadRequest,
  undoes: string,
  players: readonly string[],
): Promise<void> {
  const unanswered = { userSubmitted: { equals: false }, nomination: { exists: false } }
  const where = { and: [unanswered, { player: { in: [...players] } }] }
  const rows = await inTransaction(req, async () => {
    const wereWritten = await leaveOutOfJobs(req, new Set(players))
    const [found] = await aggregate(req, 'participants', { where, by: [] })
    const present = found?.rows ?? 0
    if (wereWritten || present > INVITATIONS_AT_ONCE)
      await req.payload.jobs.queue({
        task: 'askInParts',
        input: { players: [...players], undoes },
        queue: INVITATION_QUEUE,
        waitUntil: new Date(Date.now() + INVITE_AGAIN_MS),
        overrideAccess: true,
        req,
      })
    return present
  })
  if (rows <= INVITATIONS_AT_ONCE) return
  const parts = inParts(players, Math.max(1, Math.floor((INVITATIONS_AT_ONCE * players.length) / rows)))
  await inTurn(req, parts, async (part) => {
    await req.payload.db.deleteMany({
      collection: 'participants',
      where: { and: [unanswered, { player: { in: part } }] },
      req,
    })
  })
}

/**
 * Ends what `deleteInvitations` has begun, in the transaction that removes the players: deletes the job for an interrupted undo,
 * and invites those again who stay after all, because something happened to them since.
 */
export async function endInvitations(
  req: PayloadRequest,
  undoes: string,
  staying: readonly string[],
): Promise<void> {
  const jobs = (await invitationJobs(req)).filter(
    ({ input, processing }) => input?.undoes === undoes && !processing,
  )
  const { db, jobs: queue } = req.payload
  await db.deleteMany({ collection: 'payload-jobs', where: { id: { in: jobs.map(({ id }) => id) } }, req })
  if (staying.length === 0) return
  await queue.queue({
    task: 'askInParts',
    input: { players: [...staying] },
    queue: INVITATION_QUEUE,
    overrideAccess: true,
    req,
  })
  runAt(req, INVITATION_QUEUE, new Date())
}
