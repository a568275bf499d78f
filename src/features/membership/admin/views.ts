import type { Named } from '@/lib/schema'
import type { FeeTotals, FeeView } from '../schema'

/** One fee in the grid; whole cents. */
export interface GridFee extends Pick<
  FeeView,
  'id' | 'period' | 'item' | 'amount' | 'owed' | 'state' | 'reason'
> {
  /** The family says it has paid. */
  claimed: boolean
}

/** One player's line. */
export interface GridRow {
  player: Named
  category: string
  /** No longer active. */
  left: boolean
  fees: GridFee[]
  owed: number
  /** What the family has overpaid; shared when it has more children. */
  credit: { amount: number; shared: boolean }
}

/** A page of the grid with the sums of all that match, in whole cents. */
export interface FeeGrid {
  /** Months with anything in them, and the season for what is paid once. */
  periods: string[]
  rows: GridRow[]
  totals: FeeTotals
  page: number
  pages: number
  players: number
}
