import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { conflict, forbidden } from '@/lib/errors'
import { spendCredit } from '../credit/commands'
import { inBooks } from '../ledger/commands'
import { monthlyPlan } from './queries'

/** What the admin saw in the preview. */
interface Seen {
  period: string
  count: number
  total: number
}

/**
 * Charges a month as it was previewed, all or none; what families have overpaid pays the new fees at once. Asked again it charges nobody twice; a plan that changed since the
 * preview is a 409.
 */
export const chargeMonth = (req: PayloadRequest, seen: Seen): Promise<{ count: number; total: number }> =>
  inBooks(req, async () => {
    const { access } = req.payload.collections.memberFees.config
    if ((await access.create({ req })) !== true) throw forbidden()
    const plan = await monthlyPlan(req, seen.period)
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
