import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { conflict, forbidden } from '@/lib/errors'
import { feeAccess } from '../access'
import { spendCredit } from '../credit/commands'
import { inBooks } from '../ledger/commands'
import { monthlyPlan, stateBehindPlan } from './queries'

/** What the admin saw in the preview. */
interface Seen {
  period: string
  count: number
  total: number
}

/**
 * Charges a month as it was previewed, all or none; what families have overpaid pays the new fees at once. Asked again
 * it charges nobody twice; a plan that changed since the preview is a 409.
 */
export async function chargeMonth(
  req: PayloadRequest,
  seen: Seen,
): Promise<{ count: number; total: number }> {
  if ((await feeAccess.create({ req })) !== true) throw forbidden()
  const { period } = seen
  const known = { state: await stateBehindPlan(req, period), plan: await monthlyPlan(req, period) }
  return inBooks(req, async () => {
    // A plan walks the whole club: it is made before everybody else has to wait, and anew only when something changed.
    const holds = (await stateBehindPlan(req, period)) === known.state
    const plan = holds ? known.plan : await monthlyPlan(req, period)
    if (plan.fees.length === 0) return { count: 0, total: 0 }
    if (plan.fees.length !== seen.count || plan.total !== seen.total)
      throw conflict('Náhľad sa medzitým zmenil. Pozrite si ho, prosím, znova.', plan)
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
      })),
    )
    await spendCredit(
      req,
      plan.fees.map(({ player }) => player.id),
    )
    return { count: plan.fees.length, total: plan.total }
  })
}
