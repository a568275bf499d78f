import type { PayloadRequest } from 'payload'
import type { MemberFee } from '@/payload-types'

/** The ids of these players' open fees that are reported as paid; without access control. */
export async function claimedFees(req: PayloadRequest, players: readonly string[]): Promise<string[]> {
  if (players.length === 0) return []
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        { player: { in: [...players] } },
        { owed: { greater_than: 0 } },
        { claimedPaidAt: { exists: true } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { player: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}
