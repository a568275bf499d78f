import { payerFinder } from '../payers/rules'
import { familiarRows } from '../movements/rules'
import { cancelledTogether, paymentFinder, withReturns } from '../returns/rules'
import type { BankRow } from '../rows/rules'
import type { Books, MatchedRow } from '../rules'

/**
 * Says what becomes of each row of a statement, `keys` in their order: pure, so that the preview and the act say the same of the
 * same books.
 */
export function matchRows(rows: readonly BankRow[], keys: readonly string[], books: Books): MatchedRow[] {
  const payers = payerFinder(books)
  const payments = paymentFinder(books)
  const familiar = familiarRows(rows, keys, books, (row) => payers.certain(row)?.players)
  const matched = rows.map((row, at): MatchedRow => {
    const none = { row, key: keys[at]!, player: null, isFamily: false, payment: null, choices: [] }
    if (familiar[at] === 'certain') return { ...none, kind: 'seen' }
    if (row.amount < 0) return { ...none, kind: 'outgoing' }
    const person = payers.certain(row)
    const player = person?.players[0]
    const fromBank = familiar[at] && ('bank' as const)
    if (person && player !== undefined) {
      const likely = fromBank ?? (payments.recorded(row, person.players) && ('hand' as const))
      if (!likely) return { ...none, kind: 'matched', player, isFamily: person.id !== player }
      return { ...none, kind: 'suggested', choices: [{ player, reason: 'recorded' }], likely }
    }
    const choices = payers.choices(row)
    const kind = choices.length > 0 || fromBank ? 'suggested' : 'unmatched'
    return { ...none, kind, choices, likely: fromBank }
  })
  return withReturns(matched, payments)
}

/**
 * What the office decided for a row: a player's id, `leave` for later, `dismiss` for what is no fee, `seen` for what is in the
 * books, `return` for a payment that came back.
 */
export type Decisions = ReadonlyMap<number, string>

function decidedRow(matched: MatchedRow, decision: string): MatchedRow {
  const { kind, likely } = matched
  if (kind === 'maybeReturned') {
    if (decision === 'dismiss') return { ...matched, kind: 'dismissed', player: null, payment: null }
    return decision === 'return' && matched.pair === undefined ? { ...matched, kind: 'returned' } : matched
  }
  if (kind !== 'suggested' && kind !== 'unmatched') return matched
  if (decision === 'dismiss') return { ...matched, kind: 'dismissed' }
  // Of one that was recorded by hand no movement is known: kept as no fee, it is not asked about with every statement.
  if (decision === 'seen')
    return likely ? { ...matched, kind: likely === 'hand' ? 'dismissed' : 'seen' } : matched
  return decision === 'return' ? matched : { ...matched, kind: 'matched', player: decision }
}

/** Puts the decisions into rows that wait for one; of any other row a decision is out of date and changes nothing. */
export function decided(rows: readonly MatchedRow[], decisions: Decisions): MatchedRow[] {
  const settled = rows.map((matched) => {
    const decision = decisions.get(matched.row.number)
    return decision === undefined || decision === 'leave' ? matched : decidedRow(matched, decision)
  })
  const backs = rows.filter(
    ({ row, kind }) => kind === 'maybeReturned' && decisions.get(row.number) === 'return',
  )
  return cancelledTogether(settled, backs)
}
