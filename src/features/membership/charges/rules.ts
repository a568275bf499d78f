/** Why undoing a charge leaves a fee: it was paid, reported as paid, or changed. */
export const KEPT_REASONS = ['paid', 'claimed', 'changed'] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

/** A fee of a charge to be undone. */
export interface FeeOfCharge {
  id: string
  paidAmount: number
  claimed: boolean
  waived: boolean
  trashed: boolean
}

/** Why a fee is not deleted; undefined when it is as the charge created it. */
export const keptReason = (
  { id, paidAmount, claimed, waived, trashed }: FeeOfCharge,
  booked: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): KeptReason | undefined => {
  // A fee that a payment refers to stays, also when the payment was reversed.
  if (paidAmount > 0 || booked.has(id)) return 'paid'
  if (claimed) return 'claimed'
  return waived || trashed || changed.has(id) ? 'changed' : undefined
}
