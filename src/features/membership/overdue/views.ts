import type { Named } from '@/lib/schema'

/** What the caller's family owes after its due day; amounts in whole cents. */
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
  /** Whether the family says it has paid: the club has not found the payment yet. */
  claimed: boolean
}
