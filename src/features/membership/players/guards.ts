import type { PayloadRequest } from 'payload'
import { requireRows } from '@/access/require-rows'
import { invalid } from '@/lib/errors'

/**
 * Refuses whoever can owe nothing: fees and money are a player's, also of one who has stopped playing and still has a
 * fee. A guardian's account is none: money booked on it would reach no child's fee.
 */
export async function requireFeePlayer(req: PayloadRequest, player: string): Promise<void> {
  await requireRows(req, 'users', [player], 'player')
  const plays = await req.payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: player } }, { playing: { equals: true } }] },
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
    throw invalid('Členské sa zapisuje na hráča. Vyberte dieťa, ktorého sa týka.', 'player')
}
