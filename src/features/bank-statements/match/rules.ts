import { payerFinder } from '../payers/rules'
import { cancelled, paymentFinder } from '../returns/rules'
import type { BankRow } from '../rows/rules'
import type { Books, MatchedRow } from '../rules'

/**
 * Says what becomes of each row of a statement, `keys` in their order: pure, so that the preview and the act say the same of the
 * same books.
 */
export function matchRows(rows: readonly BankRow[], keys: readonly string[], books: Books): MatchedRow[] {
  const payers = payerFinder(books)
  const payments = paymentFinder(books)
  for (const [at, row] of rows.entries()) if (books.seen.has(keys[at]!)) payments.known(row)
  const matched = rows.map((row, at): MatchedRow => {
    const none = { row, key: keys[at]!, player: null, isFamily: false, payment: null, choices: [] }
    if (books.seen.has(none.key)) return { ...none, kind: 'seen' }
    if (row.amount < 0) return { ...none, kind: 'outgoing' }
    const person = payers.certain(row)
    const player = person?.players[0]
    if (person && player !== undefined) {
      if (!payments.recorded(row, person.players) && !payments.imported(row, person.players))
        return { ...none, kind: 'matched', player, isFamily: person.id !== player }
      return { ...none, kind: 'suggested', choices: [{ player, reason: 'recorded' }] }
    }
    const choices = payers.choices(row)
    return { ...none, kind: choices.length > 0 ? 'suggested' : 'unmatched', choices }
  })
  // Money that came and went within the statement is no earlier payment's.
  return cancelled(matched).map((each) => {
    const payment = each.kind === 'outgoing' && each.row.isReturn ? payments.returned(each.row) : undefined
    if (!payment) return each
    return payment.waits
      ? { ...each, kind: 'cancelled' }
      : { ...each, kind: 'returned', payment: payment.id, player: payment.players[0] ?? null }
  })
}

/** What the office decided for a row: a player's id, `leave` for later, or `dismiss` for what is no fee. */
export type Decisions = ReadonlyMap<number, string>

/** Puts the decisions into rows that wait for one; of any other row a decision is out of date and changes nothing. */
export const decided = (rows: readonly MatchedRow[], decisions: Decisions): MatchedRow[] =>
  rows.map((matched) => {
    const decision = decisions.get(matched.row.number)
    const waits = matched.kind === 'suggested' || matched.kind === 'unmatched'
    if (!waits || decision === undefined || decision === 'leave') return matched
    return decision === 'dismiss'
      ? { ...matched, kind: 'dismissed' }
      : { ...matched, kind: 'matched', player: decision }
  })
