import { dayOf } from '@/lib/dates'
import { column, type FileColumn, offPaper, summed } from '@/lib/file-column'
import { joinedNames } from '@/lib/reference'
import { FEE_STATES, formatItem, formatPayment, formatPeriod, formatShares } from '../labels'
import type { PaymentView } from '../payments/schema'
import type { OfficeFeeView } from '../schema'

/** The columns of fees. A waived one is prescribed with what was paid on it, as in the sums on screen. */
export const feeColumns: readonly FileColumn<OfficeFeeView>[] = [
  column('Hráč', 26, ({ player }) => player.name),
  column('Kategória', 11, ({ category }) => category?.name ?? ''),
  column('Obdobie', 18, ({ period }) => formatPeriod(period)),
  column('Položka', 22, ({ item, reason }) => formatItem(item, reason)),
  summed(
    column('Predpísané', 12, ({ amount, paidAmount, waived }) => (waived ? paidAmount : amount), 'cents'),
  ),
  summed(column('Uhradené', 12, ({ paidAmount }) => paidAmount, 'cents')),
  summed(column('Nedoplatok', 12, ({ owed }) => owed, 'cents')),
  column('Splatnosť', 12, ({ dueDate }) => dueDate.slice(0, 10), 'day'),
  column('Stav', 20, ({ state }) => FEE_STATES[state]),
  offPaper(
    column('Rodina hlási úhradu', 19, ({ claimedPaidAt }) => claimedPaidAt && dayOf(claimedPaidAt), 'day'),
  ),
  column('Variabilný symbol', 17, ({ variableSymbol }) => variableSymbol),
  offPaper(column('Ako suma vznikla', 32, ({ reason }) => reason)),
  offPaper(column('Poznámka', 32, ({ note }) => note)),
]

/** A payment as the file has it: with the symbol it came with, empty without one. */
export interface PaymentFileRow extends PaymentView {
  symbol: string
}

/** The columns of payments: the sum of the amounts is what the club has received, as a returned one is negative. */
export const paymentColumns: readonly FileColumn<PaymentFileRow>[] = [
  column('Prijaté', 12, ({ receivedAt }) => dayOf(receivedAt), 'day'),
  summed(column('Suma', 12, ({ amount }) => amount, 'cents')),
  column('Ako', 24, formatPayment),
  column('Hráči', 28, ({ players }) => joinedNames(players)),
  column('Platiteľ', 24, ({ payer }) => payer),
  column('Variabilný symbol', 17, ({ symbol }) => symbol),
  column('Na čo', 48, formatShares),
  summed(column('Nerozdelené', 12, ({ rest }) => rest, 'cents')),
  offPaper(column('Zapísané', 16, ({ recordedAt }) => recordedAt, 'moment')),
  offPaper(column('Zapísal', 24, ({ recordedBy }) => recordedBy)),
]
