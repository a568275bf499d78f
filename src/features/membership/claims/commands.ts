import type { PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import type { MemberFee } from '@/payload-types'
import { feeAccess } from '../access'
import { changeFees, inLedger } from '../ledger/commands'
import { ledgerFees } from '../ledger/queries'
import { chosenFees } from '../payments/queries'
import { NO_CLAIM } from '../rules'
import type { ClaimedFees } from './schema'

/** Throws 404 unless all are fees of the caller's family, 403 when the caller may only read one of them. */
async function requireActing(req: PayloadRequest, fees: readonly MemberFee[]): Promise<void> {
  const { players, canActFor } = await scopeOf(req)
  const owners = fees.map(({ player }) => idOf(player)!)
  if (!owners.every((player) => players.includes(player))) throw notFound('Predpis už neexistuje.')
  if (!owners.every((player) => canActFor.includes(player))) throw forbidden()
}

/** Writes what is reported of these fees; returns their `updatedAt`. */
const writeClaims = async (
  req: PayloadRequest,
  ids: readonly string[],
  claim: { claimedPaidAt: string | null; claimRefusedAt: string | null },
): Promise<string> =>
  changeFees(
    req,
    (await ledgerFees(req, ids)).map((fee) => ({ ...fee, ...claim })),
  )

/**
 * The family reports open fees as paid, or takes the reports back; all or none. Repeated, it changes nothing. Fees that
 * are settled meanwhile are passed over; throws 400 when nothing is left to report, 403 for a guardian with read-only
 * right, 404 for another family's fee.
 */
export const reportPaid = (req: PayloadRequest, ids: string[], claimed: boolean): Promise<ClaimedFees> =>
  inLedger(req, async () => {
    const fees = await chosenFees(req, ids)
    await requireActing(req, fees)
    const open = fees.filter(({ owed }) => (owed ?? 0) > 0)
    if (claimed && open.length === 0)
      throw invalid(fees.length > 1 ? 'Tieto predpisy sú už uhradené.' : 'Tento predpis je už uhradený.')
    const changed = open.filter(({ claimedPaidAt }) => Boolean(claimedPaidAt) !== claimed)
    await writeClaims(
      req,
      changed.map(({ id }) => id),
      claimed ? { claimedPaidAt: new Date().toISOString(), claimRefusedAt: null } : NO_CLAIM,
    )
    return { count: open.length }
  })

/**
 * The office says that reported money has not come: the family sees it, owes again and may report again. Fees of which
 * nothing is reported (any more) are passed over, so that repeating it changes nothing.
 */
export const refuseClaims = (req: PayloadRequest, ids: string[]): Promise<ClaimedFees> =>
  inLedger(req, async () => {
    if ((await feeAccess.update({ req })) !== true) throw forbidden()
    const claimed = (await chosenFees(req, ids)).filter(({ claimedPaidAt }) => claimedPaidAt)
    await writeClaims(
      req,
      claimed.map(({ id }) => id),
      { claimedPaidAt: null, claimRefusedAt: new Date().toISOString() },
    )
    return { count: claimed.length }
  })
