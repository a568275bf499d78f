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
