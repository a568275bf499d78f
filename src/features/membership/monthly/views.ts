import type { LeftOut, PlannedFee } from './rules'

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
