import type { Paging } from '@/lib/schema'
import type { MonthlyPlanPage } from './schema'

/** A month's fees before they are created, all of them. */
export type MonthlyPlan = Omit<MonthlyPlanPage['plan'], 'count' | 'leftCount'> & {
  /** The players whose fee credit does not pay at once. */
  owing: string[]
}

/** One page of a plan. */
export const planPage = (
  { period, dueDate, dueLater, fees, left, total, credit, free }: MonthlyPlan,
  { page, size }: Paging,
): MonthlyPlanPage => {
  const shown = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * size, page * size)
  const [count, leftCount] = [fees.length, left.length]
  const facts = { period, dueDate, dueLater, total, credit, free }
  return {
    plan: { ...facts, fees: shown(fees), left: shown(left), count, leftCount },
    page: { number: page, size, total: Math.max(count, leftCount) },
  }
}
