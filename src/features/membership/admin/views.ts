import type { Named } from '@/lib/schema'
import type { MatchingInput } from '../matching/schema'
import type { FeeTotals, FeeView } from '../schema'

/** One fee in the grid; amounts in cents. */
export interface GridFee extends Pick<
  FeeView,
  'id' | 'period' | 'item' | 'amount' | 'owed' | 'state' | 'reason'
> {
  /** Reported as paid by the family. */
  claimed: boolean
}

/** Money of a player's family in cents; `shared` when it has more children. */
export interface FamilySum {
  amount: number
  shared: boolean
}

/** One player's row. */
export interface GridRow {
  player: Named
  category: string
  /** Not active any more. */
  inactive: boolean
  fees: GridFee[]
  /** On the fees of this row. */
  owed: number
  /** On all fees of the player, of any period: a filter does not make a debt smaller. */
  owedInAll: number
  /** The family's credit. */
  credit: FamilySum
  /** All that the family owes, of any period. */
  debt: FamilySum
}

/** A page of the grid with the sums of all that match, in whole cents. */
export interface FeeGrid {
  /** The months with any fee, and the season when it has one-off fees. */
  periods: string[]
  rows: GridRow[]
  totals: FeeTotals
  /** Of those of them on which something is owed; by `digest` an act on all of them says which it means. */
  open: Pick<MatchingInput, 'count' | 'owed' | 'digest'>
  page: number
  pages: number
  players: number
}

/** What of the club's money waits for the office. */
export interface WaitingMoney {
  /** Movements of the account that wait to be matched by hand. */
  leftRows: number
  /** Players with a fee after its due day, of any season. */
  overdue: number
}
