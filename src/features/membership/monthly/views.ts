import type { Paging } from '@/lib/schema'
import { feesDigest } from '../charges/views'
import type { MonthlyPlanPage } from './schema'

/** A month's fees before they are created, all of them. */
export type MonthlyPlan = Omit<MonthlyPlanPage['plan'], 'count' | 'leftCount' | 'trashedCount' | 'digest'> & {
  /** The players whose fee credit does not pay at once. */
  owing: string[]
}

/** Stands for all fees of a plan. */
export const planDigest = ({ fees, dueDate }: MonthlyPlan): string =>
  feesDigest(fees.map(({ player, amount }) => ({ player: player.id, amount, dueDate })))

/** One page of a plan. */
export const planPage = (plan: MonthlyPlan, { page, size }: Paging): MonthlyPlanPage => {
  const { period, dueDate, dueLater, fees, left, total, credit, free } = plan
  const shown = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * size, page * size)
  const [count, leftCount] = [fees.length, left.length]
  const trashedCount = left.filter(({ trashed }) => trashed).length
  const facts = { period, dueDate, dueLater, total, credit, free, digest: planDigest(plan) }
  return {
    plan: { ...facts, fees: shown(fees), left: shown(left), count, leftCount, trashedCount },
    page: { number: page, size, total: Math.max(count, leftCount) },
  }
}
