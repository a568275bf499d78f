import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { dayOf } from '@/lib/dates'
import { gridFeesWhere } from '../matching/queries'
import type { FeeFilter } from '../admin/rules'
import { seasonPeriods } from '../rules'
import { type DueGroup, type FeeOverview, periodSums } from './rules'

/** What was due in a season's periods and what of it came, of all or of a category: the sums of the grid with the same filter. */
export async function feeOverview(
  req: PayloadRequest,
  { season, category }: Pick<FeeFilter, 'season' | 'category'>,
  now: Date,
): Promise<FeeOverview> {
  const where = await gridFeesWhere(req, { season, category, search: '' }, now)
  const rows = where
    ? await aggregate(req, 'memberFees', {
        where,
        by: ['period', 'dueDate', 'waived'],
        sums: ['amount', 'paidAmount', 'owed'],
      })
    : []
  const groups = rows.map(({ period, dueDate, waived, amount, paidAmount, owed }): DueGroup => ({
    ...{ period: String(period), dueDate: String(dueDate), waived: Boolean(waived) },
    ...{ amount, paidAmount, owed },
  }))
  return periodSums(groups, seasonPeriods(season), dayOf(now))
}
