import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { conflict, forbidden } from '@/lib/errors'
import { PAGE_LIMIT } from '@/lib/page-size'
import { feeAccess } from '../access'
import { spendCredit } from '../credit/commands'
import { inLedger } from '../ledger/commands'
import { chargedFees, monthlyPlan, planFingerprint } from './queries'
import type { KeptReason } from './rules'
import type { ChargedMonth, ChargeInput, UnchargedMonth, UnchargeInput } from './schema'
import { type MonthlyPlan, planPage } from './views'

/** The plan as the preview begins. */
const firstPage = (plan: MonthlyPlan) => planPage(plan, { page: 1, size: PAGE_LIMIT }).plan

/**
 * Charges a month as it was previewed, all or none; what families have overpaid pays the new fees at once. Asked again
 * it charges nobody twice; a plan that changed since the preview is a 409.
 */
export async function chargeMonth(req: PayloadRequest, seen: ChargeInput): Promise<ChargedMonth> {
  if ((await feeAccess.create({ req })) !== true) throw forbidden()
  const { period } = seen
  const known = { state: await planFingerprint(req, period), plan: await monthlyPlan(req, period) }
  return inLedger(req, async () => {
    // A plan walks the whole club: it is made before everybody else has to wait, and anew only when something changed.
    const holds = (await planFingerprint(req, period)) === known.state
    const plan = holds ? known.plan : await monthlyPlan(req, period)
    if (plan.fees.length === 0) return { count: 0, total: 0, chargedAt: null }
    if (plan.fees.length !== seen.count || plan.total !== seen.total)
      throw conflict('Náhľad sa medzitým zmenil. Pozrite si ho, prosím, znova.', firstPage(plan))
    const chargedAt = new Date().toISOString()
    await insertRows(
      req,
      'memberFees',
      plan.fees.map(({ player, amount, reason }) => ({
        player: player.id,
        period: plan.period,
        item: 'monthly',
        amount,
        currency: 'EUR',
        reason,
        dueDate: plan.dueDate,
        waived: false,
        paidAmount: 0,
        owed: amount,
        createdAt: chargedAt,
        updatedAt: chargedAt,
      })),
    )
    await spendCredit(
      req,
      plan.fees.map(({ player }) => player.id),
    )
    return { count: plan.fees.length, total: plan.total, chargedAt }
  })
}

/**
 * Takes back the charge of a month: deletes those of its fees that nobody has paid, claimed or changed since, so that
 * the month can be charged anew, and says how many of the others stay and why. Asked again it deletes nothing more.
 */
export async function unchargeMonth(req: PayloadRequest, charge: UnchargeInput): Promise<UnchargedMonth> {
  if ((await feeAccess.delete({ req })) !== true) throw forbidden()
  return inLedger(req, async () => {
    const kept: Record<KeptReason, number> = { paid: 0, claimed: 0, changed: 0 }
    const untouched: string[] = []
    for (const { id, why } of await chargedFees(req, charge)) {
      if (why) kept[why] += 1
      else untouched.push(id)
    }
    if (untouched.length > 0)
      await req.payload.db.deleteMany({ collection: 'memberFees', where: { id: { in: untouched } }, req })
    return { count: untouched.length, kept }
  })
}
