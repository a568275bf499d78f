/** A fee as far as it decides what becomes of it when two players are one. */
export interface MergedFee {
  id: string
  period: string
  item: string
  /** What it is for, as the database tells fees of an item apart. */
  occasion: string
  amount: number
  paidAmount: number
  waived: boolean
  trashed: boolean
  reason: string | null
  note: string | null
  /** What the family reported, and that the office answered it had not come. */
  claimedPaidAt: string | null
  claimRefusedAt: string | null
}

/** Two fees for the same period, item and occasion; one stays, with the terms of one of them and the money of both. */
export interface FeePair {
  stays: MergedFee
  goes: MergedFee
  /** Whose amount, reason, due day and waiver hold. */
  terms: MergedFee
  /** The other of the two: what it was is said in the note of the one that stays. */
  other: MergedFee
  /** What both were paid, in cents. */
  paid: number
  /** What of it is beyond the amount, and becomes credit of the family. */
  surplus: number
}

const keyOf = ({ period, item, occasion }: MergedFee): string => `${period} ${item} ${occasion}`

/** How strongly a fee holds: one in the trash least, then an open one; what was waived or paid was decided. */
const weightOf = ({ trashed, waived, paidAmount }: MergedFee): number =>
  trashed ? 0 : paidAmount > 0 ? 3 : waived ? 2 : 1

/** Which fees of the second player just move, and which meet one of the first for the same thing. */
export function mergedFees(
  kept: readonly MergedFee[],
  removed: readonly MergedFee[],
): { moved: MergedFee[]; pairs: FeePair[] } {
  const own = new Map(kept.map((fee) => [keyOf(fee), fee]))
  const pairs = removed.flatMap((goes): FeePair[] => {
    const stays = own.get(keyOf(goes))
    if (!stays) return []
    const [terms, other] = weightOf(goes) > weightOf(stays) ? [goes, stays] : [stays, goes]
    const paid = stays.paidAmount + goes.paidAmount
    return [{ stays, goes, terms, other, paid, surplus: Math.max(0, paid - terms.amount) }]
  })
  return { moved: removed.filter((fee) => !own.has(keyOf(fee))), pairs }
}

/** Allocations with one fee in place of another, summed where a row pays both. */
export function movedAllocations<Share extends { fee: string; amount: number }>(
  shares: readonly Share[],
  staying: ReadonlyMap<string, string>,
): Share[] {
  const moved = new Map<string, Share>()
  for (const share of shares) {
    const fee = staying.get(share.fee) ?? share.fee
    const before = moved.get(fee)
    moved.set(fee, { ...(before ?? share), fee, amount: (before?.amount ?? 0) + share.amount })
  }
  return [...moved.values()]
}

/** What the family reported of two fees that are one: of the one whose terms hold, otherwise of the other. */
export const mergedClaim = ({
  terms,
  other,
}: Pick<FeePair, 'other' | 'terms'>): Pick<MergedFee, 'claimedPaidAt' | 'claimRefusedAt'> => {
  const { claimedPaidAt, claimRefusedAt } = terms.claimedPaidAt || terms.claimRefusedAt ? terms : other
  return { claimedPaidAt, claimRefusedAt }
}
