import type { Named } from '@/lib/schema'

/** What the caller's family owes after its due day and has not reported as paid; amounts in whole cents. */
export interface Overdue {
  /** The oldest of them. */
  fees: OverdueFee[]
  /** Of all, also of those not named. */
  count: number
  owed: number
}

/** An overdue fee of the caller's family, as the first screen names it; `owed` in whole cents. */
export interface OverdueFee {
  id: string
  player: Named
  /** „Členské október 2026“ */
  what: string
  owed: number
  /** Whether the family said so long ago that it has paid, and the club has still not found the payment. */
  claimed: boolean
}
