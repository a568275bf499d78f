import { addDays } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import type { BankRow } from '../rows/rules'
import type { Books, KnownPayment, MatchedRow } from '../rules'

/** A payment recorded by hand is likely the same as one of the bank's within so many days. */
const RECORDED_WITHIN = 5

/** Whether money of one movement may be that of another: by symbol, else by account. */
const isSameMoney = (
  row: Pick<BankRow, 'symbol' | 'iban'>,
  other: Pick<BankRow, 'symbol' | 'iban'>,
): boolean => (row.symbol ? other.symbol === row.symbol : row.iban !== null && other.iban === row.iban)

/** Pairs returns with payments of the same statement that are not booked yet, the newest first. */
export function cancelled(rows: readonly MatchedRow[]): MatchedRow[] {
  const pairs = new Set<MatchedRow>()
  const came = groupsBy(
    rows
      .filter(({ kind }) => kind === 'matched' || kind === 'suggested' || kind === 'unmatched')
      .toSorted((one, other) => (one.row.day < other.row.day ? 1 : -1)),
    ({ row }) => row.amount,
  )
  for (const back of rows) {
    if (back.kind !== 'outgoing' || !back.row.isReturn) continue
    const equal = came.get(-back.row.amount) ?? []
    const at = equal.findIndex(({ row }) => row.day <= back.row.day && isSameMoney(back.row, row))
    if (at >= 0) for (const each of [...equal.splice(at, 1), back]) pairs.add(each)
  }
  return rows.map((each) =>
    pairs.has(each) ? { ...each, kind: 'cancelled', player: null, choices: [] } : each,
  )
}

/** Finds earlier payments; each of them answers for one row. */
export function paymentFinder({ payments, waiting }: Pick<Books, 'payments' | 'waiting'>) {
  const taken = new Set<string>()
  // A statement is as long as the club: each row is compared with few.
  const byAmount = groupsBy(payments, ({ amount }) => amount)
  const byMovement = groupsBy(payments, ({ amount, day }) => `${amount} ${day}`)
  const ofAmount = (amount: number) => byAmount.get(amount) ?? []
  const ofMovement = ({ amount, day }: BankRow) => byMovement.get(`${amount} ${day}`) ?? []
  const isOf = (payment: KnownPayment, players: readonly string[]) =>
    payment.players.some((player) => players.includes(player))
  const take = (found: KnownPayment | undefined): KnownPayment | undefined => {
    if (found) taken.add(found.id)
    return found
  }
  return {
    /** Sets the payment aside that a movement known already has made, so that it answers for no other. */
    known: (row: BankRow) =>
      take(
        ofMovement(row).find(
          (payment) => payment.isFromBank && !taken.has(payment.id) && isSameMoney(row, payment),
        ),
      ),
    /** The same payment from a statement of another kind: what has a reference there may have none here. */
    imported: (row: BankRow, players: readonly string[]) =>
      take(
        ofMovement(row).find(
          (payment) => payment.isFromBank && !taken.has(payment.id) && isOf(payment, players),
        ),
      ),
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
    returned: (row: BankRow) =>
      take(
        [...waiting, ...ofAmount(-row.amount)]
          .filter(({ amount }) => amount === -row.amount)
          .filter(({ id, isFromBank, day }) => isFromBank && !taken.has(id) && day <= row.day)
          .filter((payment) => isSameMoney(row, payment))
          .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1))[0],
      ),
  }
}
