import { addDays } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import type { BankRow } from '../rows/rules'
import type { Books, KnownPayment, MatchedRow } from '../rules'

/** A payment recorded by hand is likely the same as one of the bank's within so many days. */
const RECORDED_WITHIN = 5

/** Whether money of one movement may be that of another: by symbol, else by account. */
const isSameMoney = (
  row: Pick<BankRow, 'symbol' | 'iban'>,
  other: Pick<BankRow, 'symbol' | 'iban'>,
): boolean => (row.symbol ? other.symbol === row.symbol : row.iban !== null && other.iban === row.iban)

/** What banks write of a payment that comes back; the club itself writes of what was paid too much („vrátenie preplatku“). */
const SAYS_RETURN = /\bvraten\w*\s+(?:\w+\s+)?(?:platb|uhrad)|\bstorn|\bvratk/
const SAYS_SURPLUS = /\bpreplat/

/** Whether money that left is a payment that comes back: the bank says so itself, or the message does. */
export function isBack({ row, kind }: MatchedRow): boolean {
  if (kind !== 'outgoing') return false
  const note = fold(row.note ?? '')
  return row.isReturn || (SAYS_RETURN.test(note) && !SAYS_SURPLUS.test(note))
}

/**
 * Pairs money that left with what came in the same statement and is not booked yet, each with one, the newest first: the rows of
 * `backs` by those of what they take back.
 */
function pairsOf(
  rows: readonly MatchedRow[],
  backs: (row: MatchedRow) => boolean,
): Map<MatchedRow, MatchedRow> {
  const pairs = new Map<MatchedRow, MatchedRow>()
  const came = groupsBy(
    rows
      .filter(({ kind }) => kind === 'matched' || kind === 'suggested' || kind === 'unmatched')
      .toSorted((one, other) => (one.row.day < other.row.day ? 1 : -1)),
    ({ row }) => row.amount,
  )
  for (const back of rows.filter(backs)) {
    const equal = came.get(-back.row.amount) ?? []
    const at = equal.findIndex(({ row }) => row.day <= back.row.day && isSameMoney(back.row, row))
    if (at >= 0) pairs.set(back, equal.splice(at, 1)[0]!)
  }
  return pairs
}

const asCancelled = (each: MatchedRow): MatchedRow => ({
  ...each,
  ...{ kind: 'cancelled', player: null, payment: null, choices: [], pair: undefined, likely: undefined },
})

/** Money that came and went back within the statement pays nothing. */
export function cancelled(rows: readonly MatchedRow[]): MatchedRow[] {
  const pairs = new Set([...pairsOf(rows, isBack)].flat())
  return rows.map((each) => (pairs.has(each) ? asCancelled(each) : each))
}

/** The same where the office says that a row is a return: that row and the one it came with. */
export function cancelledTogether(rows: readonly MatchedRow[], backs: readonly MatchedRow[]): MatchedRow[] {
  const numbers = new Set(backs.flatMap(({ row, pair }) => (pair === undefined ? [] : [row.number, pair])))
  return rows.map((each) => (numbers.has(each.row.number) ? asCancelled(each) : each))
}

/** Says what becomes of money that left, of earlier payments and of those within the statement. */
export function withReturns(
  rows: readonly MatchedRow[],
  payments: ReturnType<typeof paymentFinder>,
): MatchedRow[] {
  const sure = cancelled(rows).map((each): MatchedRow => {
    if (!isBack(each)) return each
    const found = payments.returned(each.row)
    if (!found) return each.row.isReturn ? { ...each, kind: 'strayReturn' } : each
    return found.waits ? { ...each, kind: 'cancelled' } : takingBack(each, 'returned', found)
  })
  // After those that say so: a payment comes back once.
  const isSilent = (each: MatchedRow) => each.kind === 'outgoing' && each.row.symbol !== null
  const pairs = pairsOf(sure, isSilent)
  return sure.map((each): MatchedRow => {
    if (!isSilent(each)) return each
    const pair = pairs.get(each)
    if (pair)
      return {
        ...each,
        ...{ kind: 'maybeReturned', player: pair.player, paidOn: pair.row.day, pair: pair.row.number },
      }
    const found = payments.paid(each.row)
    return found ? takingBack(each, 'maybeReturned', found) : each
  })
}

const takingBack = (
  each: MatchedRow,
  kind: 'returned' | 'maybeReturned',
  { id, players, day }: KnownPayment,
): MatchedRow => ({ ...each, kind, payment: id, player: players[0] ?? null, paidOn: day })

/** Finds earlier payments; each of them answers for one row. */
export function paymentFinder({ payments, waiting }: Pick<Books, 'payments' | 'waiting'>) {
  const taken = new Set<string>()
  // A statement is as long as the club: each row is compared with few.
  const byAmount = groupsBy(payments, ({ amount }) => amount)
  const ofAmount = (amount: number) => byAmount.get(amount) ?? []
  const isOf = (payment: KnownPayment, players: readonly string[]) =>
    payment.players.some((player) => players.includes(player))
  const take = (found: KnownPayment | undefined): KnownPayment | undefined => {
    if (found) taken.add(found.id)
    return found
  }
  const newest = (row: BankRow, others: readonly KnownPayment[]) =>
    take(
      [...others, ...ofAmount(-row.amount)]
        .filter(({ amount }) => amount === -row.amount)
        .filter(({ id, isFromBank, day }) => isFromBank && !taken.has(id) && day <= row.day)
        .filter((payment) => isSameMoney(row, payment))
        .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1))[0],
    )
  return {
    /** A payment recorded by hand that is likely this one. */
    recorded: (row: BankRow, players: readonly string[]) =>
      take(
        ofAmount(row.amount).find(
          (payment) =>
            !payment.isFromBank &&
            !taken.has(payment.id) &&
            isOf(payment, players) &&
            payment.day >= addDays(row.day, -RECORDED_WITHIN) &&
            payment.day <= addDays(row.day, RECORDED_WITHIN),
        ),
      ),
    /**
     * The newest payment of the same amount that money of this row has been: by symbol, else by account. Of one day first what
     * still waits: a payment that was reversed by hand waits again, and no other one is taken back instead.
     */
    returned: (row: BankRow) => newest(row, waiting),
    /** The same of booked payments alone. */
    paid: (row: BankRow) => newest(row, []),
  }
}
