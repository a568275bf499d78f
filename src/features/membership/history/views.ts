import type { FactChange } from './rules'

/** One change of a fee. */
export interface FeeChange {
  at: string
  /** Nobody when the account is gone, or the fee was changed before names were kept. */
  by: string | null
  changes: FactChange[]
}
