import type { PayloadRequest } from 'payload'
import { requireRows } from '@/access/require-rows'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { invalid } from '@/lib/errors'

/**
 * Throws 400 unless fees and payments can be recorded for this person: a player who is not on trial, or somebody who
 * stopped playing and still has a fee. Money recorded for a guardian would reach no child's fee.
 */
export async function requireFeePlayer(req: PayloadRequest, player: string): Promise<void> {
  await requireRows(req, 'users', [player], 'player')
  const plays = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: player } }, { playing: { equals: true } }, NOT_ON_TRIAL] },
    overrideAccess: true,
    req,
  })
  if (plays.totalDocs > 0) return
  const fees = await req.payload.count({
    collection: 'memberFees',
    where: { player: { equals: player } },
    overrideAccess: true,
    req,
  })
  if (fees.totalDocs === 0)
    throw invalid(
      'Členské sa zapisuje na hráča, ktorý nie je na skúške. Vyberte dieťa, ktorého sa týka.',
      'player',
    )
}
