import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import { PAGE_LIMIT } from '@/lib/page-size'
import { feeAccess } from '../access'
import { type ChargedFee, deleteUntouched, insertFees } from '../charges/commands'
import { PREVIEW_CHANGED } from '../labels'
import { inLedger } from '../ledger/commands'
import { monthlyPlan, planFingerprint } from './queries'
import type { ChargedMonth, ChargeInput, UnchargedMonth, UnchargeInput } from './schema'
import { type MonthlyPlan, planDigest, planPage } from './views'

/** The first page of a plan. */
const firstPage = (plan: MonthlyPlan) => planPage(plan, { page: 1, size: PAGE_LIMIT }).plan

/**
 * Creates a month's fees as previewed, all or none, and pays them from the families' credit. Repeated, it charges
 * nobody twice. Throws 409 with the first page of the plan when it differs from the preview.
 */
export async function chargeMonth(
  req: PayloadRequest,
  { period, digest }: ChargeInput,
  now = new Date(),
): Promise<ChargedMonth> {
  if ((await feeAccess.create({ req })) !== true) throw forbidden()
  const presentPlan = await madeAhead(
    () => planFingerprint(req, period),
    () => monthlyPlan(req, period, now),
  )
  return inLedger(req, async () => {
    const plan = await presentPlan()
    if (plan.fees.length === 0) return { count: 0, total: 0, chargedAt: null }
    // Also when it was previewed before midnight: the fees would be due another day than the preview said.
    if (planDigest(plan) !== digest) throw conflict(PREVIEW_CHANGED, firstPage(plan))
    const { period: month, dueDate } = plan
    const chargedAt = await insertFees(
      req,
      plan.fees.map(({ player, amount, reason }): ChargedFee => ({
        ...{ player: player.id, period: month, item: 'monthly', amount, reason, dueDate },
      })),
    )
    return { count: plan.fees.length, total: plan.total, chargedAt }
  })
}

/**
 * Undoes a month's charge: deletes its fees that were not paid, reported as paid or changed since, and returns how many
 * stay and why. Repeated, it deletes nothing more.
 */
export async function unchargeMonth(req: PayloadRequest, charge: UnchargeInput): Promise<UnchargedMonth> {
  if ((await feeAccess.delete({ req })) !== true) throw forbidden()
  return inLedger(req, () => deleteUntouched(req, { ...charge, item: 'monthly' }))
}
