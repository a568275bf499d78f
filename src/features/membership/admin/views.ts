import type { FeeItem, FeeState } from '../labels'

/** One fee in the grid; whole cents. */
export interface GridFee {
  id: string
  period: string
  item: FeeItem
  amount: number
  owed: number
  state: FeeState
  reason: string
  /** The family says it has paid. */
  claimed: boolean
}

/** One player's line. */
export interface GridRow {
  player: { id: string; name: string }
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
  totals: { count: number; amount: number; paidAmount: number; owed: number }
  page: number
  pages: number
  players: number
}
