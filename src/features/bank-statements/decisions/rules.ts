import type { Decisions } from '@/lib/decisions'
import type { StatementPreview } from '../schema'

type Rows = StatementPreview['rows']

/** What a statement would book with these decisions: payments, cents, payments it takes back, movements left over, and rows of which anything is stored. */
export function bookingsOf(
  rows: Rows,
  decisions: Decisions,
): {
  count: number
  amount: number
  left: number
  changes: number
  returned: number
  returnedAmount: number
} {
  const waiting = rows.filter(({ kind }) => kind === 'suggested' || kind === 'unmatched')
  const decisionOf = ({ number }: Rows[number]) => decisions[number]
  const chosen = waiting.filter((row) => decisionOf(row) && decisionOf(row) !== 'dismiss')
  const booked = [...rows.filter(({ kind }) => kind === 'matched'), ...chosen]
  const stored = rows.filter(({ kind }) => kind === 'returned' || kind === 'cancelled')
  const returned = rows.filter(({ kind }) => kind === 'returned')
  return {
    count: booked.length,
    amount: booked.reduce((sum, { amount }) => sum + amount, 0),
    returned: returned.length,
    returnedAmount: -returned.reduce((sum, { amount }) => sum + amount, 0),
    left: waiting.filter((row) => !decisionOf(row)).length,
    changes: booked.length + stored.length + waiting.length - chosen.length,
  }
}
