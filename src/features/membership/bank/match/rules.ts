import { groupsBy } from '@/lib/groups'
import { addDays } from '@/lib/dates'
import { fold } from '@/lib/text'
import { isVariableSymbol } from '@/features/users/rules'
import { type BankRow, rowKeys } from '../rows/rules'

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
  /** Keys of the movements that are in the club's books already. */
  seen: ReadonlySet<string>
}

/**
 * What becomes of a row: `matched` is certain; `suggested` and `unmatched` wait for the office; `returned` takes an earlier
 * payment back; `outgoing` is no fee; `seen` was imported before.
 */
export type RowKind = 'matched' | 'suggested' | 'unmatched' | 'returned' | 'outgoing' | 'seen'

/** Why a player is suggested. */
export type Reason = 'digit' | 'account' | 'fullName' | 'surname' | 'recorded'

export interface MatchedRow {
  row: BankRow
  key: string
  kind: RowKind
  /** Of a matched row, the player the money is for first. */
  player: string | null
  /** Of a returned row, the payment it takes back. */
  payment: string | null
  choices: { player: string; reason: Reason }[]
}

/** A payment recorded by hand is likely the same as one of the bank's within so many days. */
const RECORDED_WITHIN = 5

/** Whether two symbols differ in one digit, or in the order of two neighbours. */
export function isNearSymbol(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  const at = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]))
  if (at.length === 1) return true
  const [first, second] = at
  return (
    at.length === 2 && second === first! + 1 && one[first!] === other[second] && one[second] === other[first!]
  )
}

/** The right symbols that a message names without saying so: a word of eight digits. */
const symbolsIn = (note: string | null): string[] =>
  [...(note ?? '').matchAll(/(?<!\d)\d{8}(?!\d)/g)].map(([digits]) => digits).filter(isVariableSymbol)

const wordsOf = (text: string | null): Set<string> =>
  new Set(
    fold(text ?? '')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1),
  )

/** Compares rows with people; made once for a statement. */
function peopleFinder({ people, players, owed }: Books) {
  const bySymbol = new Map(
    people.flatMap((person) => (person.symbol ? [[person.symbol, person] as const] : [])),
  )
  const bySurname = groupsBy(people, ({ lastName }) => fold(lastName))
  const near = (symbol: string) =>
    people
      .filter((person) => person.symbol && isNearSymbol(person.symbol, symbol))
      .flatMap((each) => each.players)
  const named = ({ note, payer, amount }: BankRow): MatchedRow['choices'] => {
    const words = wordsOf(`${note ?? ''} ${payer ?? ''}`)
    const alike = [...words].flatMap((word) => bySurname.get(word) ?? [])
    return alike.flatMap((person) => {
      if (
        fold(person.firstName)
          .split(/[^a-z]+/)
          .every((word) => words.has(word))
      )
        return person.players.map((player) => ({ player, reason: 'fullName' as const }))
      return person.players
        .filter((player) => owed.get(player) === amount)
        .map((player) => ({ player, reason: 'surname' as const }))
    })
  }
  return {
    certain: ({ symbol, note }: BankRow): PayingPerson | undefined => {
      if (symbol) return bySymbol.get(symbol)
      const found = new Set(symbolsIn(note).flatMap((each) => bySymbol.get(each) ?? []))
      return found.size === 1 ? [...found][0] : undefined
    },
    choices: (row: BankRow): MatchedRow['choices'] => {
      const before = row.iban ? players.get(row.iban) : undefined
      const all = [
        ...(row.symbol ? near(row.symbol) : []).map((player) => ({ player, reason: 'digit' as const })),
        ...(before ? [{ player: before, reason: 'account' as const }] : []),
        ...named(row),
      ]
      return all
        .filter(({ player }, at) => all.findIndex((other) => other.player === player) === at)
        .slice(0, 5)
    },
  }
}

/** Finds earlier payments; each of them answers for one row. */
function paymentFinder(payments: readonly KnownPayment[]) {
  const taken = new Set<string>()
  const take = (found: KnownPayment | undefined): KnownPayment | undefined => {
    if (found) taken.add(found.id)
    return found
  }
  return {
    /** A payment recorded by hand that is likely this one. */
    recorded: (row: BankRow, players: readonly string[]) =>
      take(
        payments.find(
          (payment) =>
            !payment.isFromBank &&
            !taken.has(payment.id) &&
            payment.amount === row.amount &&
            payment.players.some((player) => players.includes(player)) &&
            payment.day >= addDays(row.day, -RECORDED_WITHIN) &&
            payment.day <= addDays(row.day, RECORDED_WITHIN),
        ),
      ),
    /** The newest payment of the same amount that money of this row has been: by symbol, else by account. */
    returned: (row: BankRow) =>
      take(
        payments
          .filter(
            (payment) =>
              payment.isFromBank &&
              !taken.has(payment.id) &&
              payment.amount === -row.amount &&
              payment.day <= row.day,
          )
          .filter(({ symbol, iban }) =>
            row.symbol ? symbol === row.symbol : row.iban !== null && iban === row.iban,
          )
          .toSorted((one, other) => (one.day < other.day ? 1 : -1))[0],
      ),
  }
}

/** Says what becomes of each row of a statement: pure, so that the preview and the act say the same of the same books. */
export function matchRows(rows: readonly BankRow[], books: Books): MatchedRow[] {
  const people = peopleFinder(books)
  const payments = paymentFinder(books.payments)
  const keys = rowKeys(rows)
  return rows.map((row, at): MatchedRow => {
    const none = { row, key: keys[at]!, player: null, payment: null, choices: [] }
    if (books.seen.has(none.key)) return { ...none, kind: 'seen' }
    if (row.amount < 0) {
      const payment = row.isReturn ? payments.returned(row) : undefined
      return payment ? { ...none, kind: 'returned', payment: payment.id } : { ...none, kind: 'outgoing' }
    }
    const person = people.certain(row)
    const player = person?.players[0]
    if (person && player !== undefined) {
      if (!payments.recorded(row, person.players)) return { ...none, kind: 'matched', player }
      return { ...none, kind: 'suggested', choices: [{ player, reason: 'recorded' }] }
    }
    const choices = people.choices(row)
    return { ...none, kind: choices.length > 0 ? 'suggested' : 'unmatched', choices }
  })
}
