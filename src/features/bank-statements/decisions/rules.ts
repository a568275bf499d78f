import type { Decisions } from '@/lib/decisions'
import type { StatementPreview } from '../schema'

type Rows = StatementPreview['rows']

/** What a statement would book with these decisions: payments, cents, cents of them that become credit, payments it takes back, movements left over, and rows of which anything is stored. */
export function bookingsOf(
  rows: Rows,
  decisions: Decisions,
): {
  count: number
  amount: number
  surplus: number
  left: number
  changes: number
  returned: number
  returnedAmount: number
} {
  const waiting = rows.filter(({ kind }) => kind === 'suggested' || kind === 'unmatched')
  const decisionOf = ({ number }: Rows[number]) => decisions[number]
  const chosen = waiting.filter((row) => isPlayer(decisionOf(row)))
  const booked = [...rows.filter(({ kind }) => kind === 'matched'), ...chosen]
  const stored = rows.filter(({ kind }) => kind === 'returned' || kind === 'cancelled')
  const returned = rows.filter(({ kind }) => kind === 'returned')
  return {
    count: booked.length,
    amount: booked.reduce((sum, { amount }) => sum + amount, 0),
    surplus: booked.reduce((sum, { surplus }) => sum + surplus, 0),
    returned: returned.length,
    returnedAmount: -returned.reduce((sum, { amount }) => sum + amount, 0),
    left: waiting.filter((row) => !decisionOf(row)).length,
    changes: booked.length + stored.length + waiting.length - chosen.length,
  }
}

/** Whether a decision says whose money a movement is. */
const isPlayer = (decision: string | undefined): boolean => Boolean(decision) && decision !== 'dismiss'

/** Another text for other players chosen in a preview. */
export const choicesKey = ({ seen }: StatementPreview, decisions: Decisions): string =>
  JSON.stringify([seen, Object.entries(decisions).filter(([, decision]) => isPlayer(decision))])

/** A preview with the credit that each row makes by a later answer; without one as it is. */
export function withSurplus(preview: StatementPreview, answered: Rows = preview.rows): StatementPreview {
  const surplus = new Map(answered.map((row) => [row.number, row.surplus]))
  return { ...preview, rows: preview.rows.map((row) => ({ ...row, surplus: surplus.get(row.number) ?? 0 })) }
}
