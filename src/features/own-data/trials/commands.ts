import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { truncateJournal } from '@/db/truncate-journal'
import { clubInfo } from '@/features/club/queries'
import { CACHE_TAGS, revalidate } from '@/lib/revalidate'
import { afterCommit, inTransaction } from '@/lib/transaction'
import { eraseOne } from '../performing/commands'
import { endedTrials, isNamedElsewhere } from './queries'

/** Erases one child unless it was kept, prolonged or erased meanwhile, or its name may be another's: all of it or nothing. Returns whether it did. */
const eraseChild = (req: PayloadRequest, id: string, club: string, now: Date): Promise<boolean> =>
  inTransaction(req, async () => {
    afterCommit(req, () => truncateJournal(req.payload))
    await advisoryLock(req, 'ledger')
    await advisoryLock(req, 'invitations')
    const [child] = await endedTrials(req, now, id)
    if (!child || (await isNamedElsewhere(req, child))) return false
    await eraseOne(req, child, club)
    return true
  })

/**
 * Erases the data of every child whose trial has ended by `now`, each in a transaction of its own, with the enquiry it came
 * from. Repeated, it finds nothing more. Goes on after one that fails, and throws at the end: the job tries again.
 */
export async function eraseEndedTrials(req: PayloadRequest, now: Date): Promise<number> {
  const { name: club } = await clubInfo(req)
  let erased = 0
  let failed = 0
  for (const { id } of await endedTrials(req, now))
    try {
      if (await eraseChild(req, id, club, now)) erased += 1
    } catch (err) {
      failed += 1
      req.payload.logger.error({ err, msg: `the child on trial ${id} was not erased` })
    }
  // A scorer or a headline may have named the child.
  if (erased > 0) await revalidate(...CACHE_TAGS)
  if (failed > 0) throw new Error(`${failed} children on trial could not be erased`)
  return erased
}
