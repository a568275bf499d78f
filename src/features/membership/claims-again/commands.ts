import type { PayloadRequest } from 'payload'
import type { Payment } from '@/payload-types'
import { changeFees, type LedgerEntry } from '../ledger/commands'
import { type Claims, claimsBefore, ledgerFees } from '../ledger/queries'

/** What families had reported of the fees that these rows reverse, when the payments came; it may be read ahead of the transaction. */
export async function claimsOfReversed(
  req: PayloadRequest,
  payments: readonly Pick<Payment, 'id' | 'createdAt'>[],
  reversals: readonly Pick<LedgerEntry, 'source' | 'allocations'>[],
): Promise<Claims> {
  const madeAt = new Map(payments.map(({ id, createdAt }) => [id, new Date(createdAt).toISOString()]))
  const moments = new Map<string, string>()
  for (const { source, allocations } of reversals)
    for (const { fee } of allocations) {
      const at = madeAt.get(source ?? '')
      if (at && at < (moments.get(fee) ?? '9')) moments.set(fee, at)
    }
  const claims = await claimsBefore(req, moments)
  return new Map([...claims].filter(([, { claimedPaidAt }]) => claimedPaidAt))
}

/**
 * Lets families' reports stand again, within `inLedger`: the payment that ended them was a mistake. Fees that are paid otherwise,
 * and those of which something was said since, stay as they are.
 */
export async function restoreClaims(req: PayloadRequest, claims: Claims): Promise<void> {
  const fees = (await ledgerFees(req, [...claims.keys()])).filter(
    ({ owed, claimedPaidAt, claimRefusedAt }) => owed > 0 && !claimedPaidAt && !claimRefusedAt,
  )
  if (fees.length === 0) return
  await changeFees(
    req,
    fees.map((fee) => ({ ...fee, ...claims.get(fee.id) })),
  )
}
