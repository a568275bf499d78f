import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import type { MergedFee } from './rules'

/** What the column of a note holds. */
const NOTE_LENGTH = 300

/** A fee of two for the same thing in words: „25,00 €, dôvod „zľava“, uhradené 25,00 €, odpustený“. */
export const formatMergedFee = (fee: MergedFee): string => {
  const { amount, reason, note, paidAmount, waived, claimedPaidAt, claimRefusedAt, trashed } = fee
  return [
    formatCents(amount),
    reason && `dôvod „${reason}“`,
    paidAmount > 0 && `uhradené ${formatCents(paidAmount)}`,
    waived && 'odpustený',
    claimedPaidAt && `rodina nahlásila úhradu ${shortDate(claimedPaidAt)}`,
    claimRefusedAt && `nahlásená platba neprišla (${shortDate(claimRefusedAt)})`,
    trashed && 'v\u00a0koši',
    note && `poznámka „${note}“`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The note of the fee that stays: its own, and what the other one was, whose terms do not hold. */
export const mergedNote = (note: string | null | undefined, other: MergedFee): string =>
  [note, `Zlúčený s\u00a0predpisom: ${formatMergedFee(other)}`]
    .filter(Boolean)
    .join(' · ')
    .slice(0, NOTE_LENGTH)
