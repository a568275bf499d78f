import type { LIKELY, REASONS, ROW_KINDS } from './labels'
import type { BankRow } from './rows/rules'

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
  /** Whether it is a movement that waits for the office, and no payment yet. */
  waits?: true
}

/** A movement of the account that the club knows from a statement, whatever became of it since. */
export interface KnownMovement extends Pick<BankRow, 'day' | 'amount' | 'symbol' | 'iban' | 'payer'> {
  key: string
  statement: string
  /** Whose fees it has paid; nobody's when it is no payment. */
  players: readonly string[]
  /** Whether it waits for the office. */
  waits: boolean
  /** Whether it came with a file that has the columns of this one: there the bank's reference is the same. */
  isOfSameKind: boolean
}

/** What the club knows that rows are compared with. */
export interface Books {
  people: readonly PayingPerson[]
  /** Payments of the time of the statement that are not reversed. */
  payments: readonly KnownPayment[]
  /** Movements that wait for the office: what came with them has paid nothing. */
  waiting: readonly KnownPayment[]
  /** Players by an account that has paid for them before. */
  players: ReadonlyMap<string, string>
  /** What each player owes now, in cents. */
  owed: ReadonlyMap<string, number>
  /** Movements of the days of the statement that the club knows. */
  movements: readonly KnownMovement[]
  /** The keys of these. */
  seen: ReadonlySet<string>
}

/**
 * What becomes of a row: `matched` is certain; `suggested` and `unmatched` wait for the office; `returned` takes an earlier
 * payment back; `maybeReturned` may do so, and changes nothing until the office says it; `strayReturn` is what the bank returned
 * of a payment nobody knows; money that came and went back without paying anything, within the statement or while it waited for
 * the office, is `cancelled`; `outgoing` and what the office has `dismissed` are no fees; `seen` was imported before.
 */
export type RowKind = keyof typeof ROW_KINDS

/** Why a player is suggested. */
export type Reason = keyof typeof REASONS

export interface MatchedRow {
  row: BankRow
  key: string
  kind: RowKind
  /** The player the money of a matched row is for first, or that of a returned one was. */
  player: string | null
  /** Whether the symbol is the family's: then its oldest fees are paid first, whosever they are. */
  isFamily: boolean
  /** Of a returned row, and of one that may be, the payment it takes back. */
  payment: string | null
  /** The day of the money that a returned row takes back, or may. */
  paidOn?: string
  /** Of what may be returned, the number of the row of the same statement that it came with, in place of a payment. */
  pair?: number
  /** Why the office is asked whether it has been recorded already. */
  likely?: keyof typeof LIKELY
  choices: { player: string; reason: Reason }[]
}
