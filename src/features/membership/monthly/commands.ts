import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { conflict, forbidden } from '@/lib/errors'
import { PAGE_LIMIT } from '@/lib/page-size'
import { feeAccess } from '../access'
import { spendCredit } from '../credit/commands'
import { inLedger } from '../ledger/commands'
import { chargedFees, monthlyPlan, planFingerprint } from './queries'
import type { KeptReason } from './rules'
import type { ChargedMonth, ChargeInput, UnchargedMonth, UnchargeInput } from './schema'
import { type MonthlyPlan, planPage } from './views'

/** The first page of a plan. */
const firstPage = (plan: MonthlyPlan) => planPage(plan, { page: 1, size: PAGE_LIMIT }).plan

/**
 * Creates a month's fees as previewed, all or none, and pays them from the families' credit. Repeated, it charges
 * nobody twice. Throws 409 with the first page of the plan when it differs from the preview.
 */
export async function chargeMonth(req: PayloadRequest, seen: ChargeInput): Promise<ChargedMonth> {
  if ((await feeAccess.create({ req })) !== true) throw forbidden()
  const { period } = seen
  const before = { fingerprint: await planFingerprint(req, period), plan: await monthlyPlan(req, period) }
  return inLedger(req, async () => {
    // Planning reads the whole club, so it is done before the write transaction, and again only when something changed.
    const isCurrent = (await planFingerprint(req, period)) === before.fingerprint
    const plan = isCurrent ? before.plan : await monthlyPlan(req, period)
    if (plan.fees.length === 0) return { count: 0, total: 0, chargedAt: null }
    if (plan.fees.length !== seen.count || plan.total !== seen.total)
      throw conflict('Náhľad sa medzitým zmenil. Pozrite si ho, prosím, znova.', firstPage(plan))
    const chargedAt = new Date().toISOString()
    const fees = plan.fees.map(({ player, amount, reason }) => ({
      id: randomUUID(),
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
    }))
    await insertRows(req, 'memberFees', fees)
    await runAfterBulkChange(
      req,
      'memberFees',
      fees.map((after) => ({ after })),
    )
    await spendCredit(
      req,
      plan.fees.map(({ player }) => player.id),
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
