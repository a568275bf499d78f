import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import { feeAccess } from '../access'
import { deleteUntouched, insertFees } from '../charges/commands'
import { PREVIEW_CHANGED } from '../labels'
import { inLedger } from '../ledger/commands'
import type { ChargedMonth, UnchargedMonth } from '../monthly/schema'
import { manyFingerprint, planMany } from './queries'
import type { ChargeMany, ManyInput, UnchargeMany } from './schema'
import { manyView, plannedFeesOf } from './views'

/** Throws 403 for who may not make fees. */
export async function planForMany(req: PayloadRequest, input: ManyInput) {
  if ((await feeAccess.create({ req })) !== true) throw forbidden()
  return planMany(req, input)
}

/**
 * Makes a fee for all players of some categories as previewed, all or none, and pays it from the families' credit. Repeated, it
 * charges nobody twice. Throws 409 with the plan when it is not the one the office saw.
 */
export async function chargeMany(
  req: PayloadRequest,
  { digest, ...input }: Omit<ChargeMany, 'notify'>,
): Promise<ChargedMonth> {
  const presentPlan = await madeAhead(
    () => manyFingerprint(req, input),
    () => planForMany(req, input),
  )
  return inLedger(req, async () => {
    const plan = await presentPlan()
    if (plan.players.length === 0) return { count: 0, total: 0, chargedAt: null }
    const view = manyView(plan)
    if (view.digest !== digest) throw conflict(PREVIEW_CHANGED, view)
    const fees = plannedFeesOf(plan).map((fee) => ({ ...fee, item: input.item }))
    const chargedAt = await insertFees(req, fees)
    return { count: fees.length, total: view.total, chargedAt }
  })
}

/** Undoes such a charge: deletes its fees that were not paid, reported as paid or changed since; says how many stay and why. */
export async function unchargeMany(req: PayloadRequest, charge: UnchargeMany): Promise<UnchargedMonth> {
  if ((await feeAccess.delete({ req })) !== true) throw forbidden()
  return inLedger(req, () => deleteUntouched(req, charge))
}
