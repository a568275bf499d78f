import type { REASONS, ROW_KINDS } from '../labels'
import { payerFinder } from '../payers/rules'
import { cancelled, paymentFinder } from '../returns/rules'
import type { BankRow } from '../rows/rules'

/** Somebody of the club as far as payments are theirs: a player, or a guardian with the players of the family. */
export interface PayingPerson {
  id: string
  firstName: string
  lastName: string
  /** The player's variable symbol, or the guardian's of the whole family. */
  symbol: string | null
  /** The players whose fees the money pays: the player, or the guardian's children, the first one first. */
  players: readonly string[]
}

/** A payment of the ledger that came in some way; of those that came from a bank, the one its reference names. */
export interface KnownPayment {
  id: string
  players: readonly string[]
  /** Whole cents. */
  amount: number
  /** YYYY-MM-DD. */
  day: string
  symbol: string | null
  iban: string | null
  isFromBank: boolean
}

/** What the club knows that rows are compared with. */
export interface Books {
  people: readonly PayingPerson[]
  /** Payments of the time of the statement that are not reversed. */
  payments: readonly KnownPayment[]
  /** Players by an account that has paid for them before. */
  players: ReadonlyMap<string, string>
  /** What each player owes now, in cents. */
  owed: ReadonlyMap<string, number>
  /** Keys of the movements that the club knows already. */
  seen: ReadonlySet<string>
}

/**
 * What becomes of a row: `matched` is certain; `suggested` and `unmatched` wait for the office; `returned` takes an earlier
 * payment back; one that came and went back within the statement is
 * `cancelled`; `outgoing` and what the office has `dismissed` are no fees; `seen` was imported before.
 */
export type RowKind = keyof typeof ROW_KINDS

/** Why a player is suggested. */
export type Reason = keyof typeof REASONS

export interface MatchedRow {
  row: BankRow
  key: string
  kind: RowKind
  /** Of a matched row, the player the money is for first. */
  player: string | null
  /** Whether the symbol is the family's: then its oldest fees are paid first, whosever they are. */
  isFamily: boolean
  /** Of a returned row, the payment it takes back. */
  payment: string | null
  choices: { player: string; reason: Reason }[]
}

/**
 * Says what becomes of each row of a statement, `keys` in their order: pure, so that the preview and the act say the same of the
 * same books.
 */
export function matchRows(rows: readonly BankRow[], keys: readonly string[], books: Books): MatchedRow[] {
  const payers = payerFinder(books)
  const payments = paymentFinder(books.payments)
  const matched = rows.map((row, at): MatchedRow => {
    const none = { row, key: keys[at]!, player: null, isFamily: false, payment: null, choices: [] }
    if (books.seen.has(none.key)) return { ...none, kind: 'seen' }
    if (row.amount < 0) return { ...none, kind: 'outgoing' }
    const person = payers.certain(row)
    const player = person?.players[0]
    if (person && player !== undefined) {
      if (!payments.recorded(row, person.players))
        return { ...none, kind: 'matched', player, isFamily: person.id !== player }
      return { ...none, kind: 'suggested', choices: [{ player, reason: 'recorded' }] }
    }
    const choices = payers.choices(row)
    return { ...none, kind: choices.length > 0 ? 'suggested' : 'unmatched', choices }
  })
  // Money that came and went within the statement is no earlier payment's.
  return cancelled(matched).map((each) => {
    const payment = each.kind === 'outgoing' && each.row.isReturn ? payments.returned(each.row) : undefined
    return payment ? { ...each, kind: 'returned', payment: payment.id } : each
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
