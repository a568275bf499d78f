import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { chargeMonth, unchargeMonth } from './commands'
import { monthlyPlan } from './queries'
import {
  chargedMonthSchema,
  monthlyPlanQuery,
  monthlyPlanSchema,
  toldChargeInput,
  unchargedMonthSchema,
  unchargeInput,
} from './schema'
import { planPage } from './views'

export const monthlyCalls = [
  call({
    method: 'GET',
    path: '/memberFees/monthly',
    summary:
      "A month's fees before they are created: a page of who is charged what and why, and of who is not, with how many there are of each (`count`, `leftCount`). Whole cents.",
    who: ADMIN,
    query: monthlyPlanQuery,
    response: monthlyPlanSchema,
    run: async (req, { query }) => planPage(await monthlyPlan(req, query.period), query),
  }),
  call({
    method: 'POST',
    path: '/memberFees/monthly',
    summary: 'Creates the fees of a month as previewed, all or none; nobody is charged twice.',
    who: ADMIN,
    body: toldChargeInput,
    response: chargedMonthSchema,
    run: (req, { body: { notify, ...seen } }) => asActed(req, notify, () => chargeMonth(req, seen)),
  }),
  call({
    method: 'POST',
    path: '/memberFees/monthly/undo',
    summary:
      'Deletes the fees of one charge (`chargedAt` of its response) that were not paid, reported as paid or changed since; says how many stay and why.',
    who: ADMIN,
    body: unchargeInput,
    response: unchargedMonthSchema,
    run: (req, { body }) => unchargeMonth(req, body),
  }),
]
