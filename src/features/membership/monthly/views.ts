import type { PageView, Paging } from '@/lib/schema'
import type { KeptReason, LeftOut, PlannedFee } from './rules'

/** A month's fees before they are made. */
export interface MonthlyPlan {
  period: string
  dueDate: string
  fees: PlannedFee[]
  left: LeftOut[]
  /** Whole cents. */
  total: number
  /** How much of it is paid at once from what families have overpaid. */
  credit: number
  /** The club charges nothing this month. */
  free: boolean
}

/** A plan with a page of whom it charges and of whom not, and how many there are of each. */
export interface MonthlyPlanPage {
  plan: MonthlyPlan & { count: number; leftCount: number }
  /** Of the longer of the two lists. */
  page: PageView
}

/** As much of a plan as one page shows. */
export const planPage = (plan: MonthlyPlan, { page, size }: Paging): MonthlyPlanPage => {
  const shown = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * size, page * size)
  const [count, leftCount] = [plan.fees.length, plan.left.length]
  return {
    plan: { ...plan, fees: shown(plan.fees), left: shown(plan.left), count, leftCount },
    page: { number: page, size, total: Math.max(count, leftCount) },
  }
}

/** What charging a month has made. */
export interface ChargedMonth {
  count: number
  total: number
  /** The moment of the charge, by which it is taken back; null when nothing was made. */
  chargedAt: string | null
}

/** What taking a charge back has deleted, and how many of its fees stay and why. */
export interface UnchargedMonth {
  count: number
  kept: Record<KeptReason, number>
}
