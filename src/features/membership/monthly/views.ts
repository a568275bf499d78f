import type { Paging } from '@/lib/schema'
import type { MonthlyPlanPage } from './schema'

/** A month's fees before they are created, all of them. */
export type MonthlyPlan = Omit<MonthlyPlanPage['plan'], 'count' | 'leftCount'>

/** One page of a plan. */
export const planPage = (plan: MonthlyPlan, { page, size }: Paging): MonthlyPlanPage => {
  const shown = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * size, page * size)
  const [count, leftCount] = [plan.fees.length, plan.left.length]
  return {
    plan: { ...plan, fees: shown(plan.fees), left: shown(plan.left), count, leftCount },
    page: { number: page, size, total: Math.max(count, leftCount) },
  }
}
