import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { type FeePair, type MergedFee, mergedFees } from './rules'

async function feesOf(req: PayloadRequest, player: string): Promise<MergedFee[]> {
  const rows = await aggregate(req, 'memberFees', {
    where: { player: { equals: player } },
    by: [
      ...(['id', 'period', 'item', 'amount', 'paidAmount', 'waived', 'deletedAt'] as const),
      ...(['reason', 'occasion', 'note', 'claimedPaidAt', 'claimRefusedAt'] as const),
    ],
  })
  const text = (value: unknown) => (value ? String(value) : null)
  return rows
    .map((fee) => ({
      ...{ id: String(fee.id), period: String(fee.period), item: String(fee.item) },
      occasion: String(fee.occasion),
      ...{ amount: Number(fee.amount), paidAmount: Number(fee.paidAmount ?? 0) },
      ...{ waived: Boolean(fee.waived), trashed: Boolean(fee.deletedAt) },
      ...{ reason: text(fee.reason), note: text(fee.note) },
      ...{ claimedPaidAt: text(fee.claimedPaidAt), claimRefusedAt: text(fee.claimRefusedAt) },
    }))
    .toSorted((one, other) => (`${one.period} ${one.id}` < `${other.period} ${other.id}` ? -1 : 1))
}

/** What becomes of the fees of two players who are one, those in the trash included. The caller has checked the access. */
export const feesToMerge = async (
  req: PayloadRequest,
  kept: string,
  removed: string,
): Promise<{ moved: MergedFee[]; pairs: FeePair[] }> =>
  mergedFees(await feesOf(req, kept), await feesOf(req, removed))
