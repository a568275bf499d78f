import type { Account } from '@/features/club/queries'
import { payBySquare } from '@/lib/pay-by-square'
import { paymentLink } from '@/lib/payment-link'
import type { Named } from '@/lib/schema'
import type { MemberFee } from '@/payload-types'
import { FEE_ITEMS } from './labels'
import { dueNowUntil, type EditedFee, feeState, owedOn } from './rules'
import type {
  FamilyFeeView,
  FamilyMembership,
  FeeView,
  OfficeFeeView,
  PaymentDetails,
  TogetherView,
} from './schema'

/** The player of a fee. */
export interface FeePlayer extends Named {
  variableSymbol: string
  category: Named | null
}

/** The view of a fee on a day (YYYY-MM-DD). */
export const feeView = (fee: MemberFee, player: FeePlayer, today: string): FeeView => ({
  id: fee.id,
  player: { id: player.id, name: player.name },
  period: fee.period,
  item: fee.item,
  amount: fee.amount,
  paidAmount: fee.paidAmount ?? 0,
  owed: owedOn(fee),
  dueDate: fee.dueDate,
  state: feeState(fee, today),
  variableSymbol: player.variableSymbol,
  reason: fee.reason ?? '',
})

/** The office's view of a fee on a day. */
export const officeFeeView = (fee: MemberFee, player: FeePlayer, today: string): OfficeFeeView => ({
  ...feeView(fee, player, today),
  category: player.category,
  waived: fee.waived === true,
  claimedPaidAt: fee.claimedPaidAt ?? null,
  claimRefusedAt: fee.claimRefusedAt ?? null,
  note: fee.note ?? '',
  updatedAt: fee.updatedAt,
})

/** The editable values of a fee. */
export const editedFee = ({ id, amount, dueDate, reason, note, updatedAt }: MemberFee): EditedFee => ({
  id,
  amount,
  dueDate,
  reason: reason ?? '',
  note: note ?? '',
  updatedAt,
})

/** How a transfer to the club is made: its details and its code. */
const waysToPay = (
  { amount, variableSymbol }: Pick<PaymentDetails, 'amount' | 'variableSymbol'>,
  { iban, name, hasPaymentLink }: Account,
  texts: { message: string; linkMessage: string },
): { payment: PaymentDetails; payBySquare: string | null } => {
  const transfer = { iban, recipient: name, variableSymbol, amount, message: texts.message }
  const link = hasPaymentLink ? paymentLink({ ...transfer, message: texts.linkMessage }) : null
  const payment = { iban, variableSymbol, amount, message: texts.message, link }
  return { payment, payBySquare: payBySquare(transfer) }
}

/** The family's view of a fee on a day, paid to the club's account. */
export const familyFeeView = (
  fee: MemberFee,
  player: FeePlayer,
  today: string,
  club: Account,
): FamilyFeeView => {
  const view = feeView(fee, player, today)
  const { owed: amount, variableSymbol } = view
  // A link passes through a page of others: it names no child.
  const texts = {
    message: `${fee.period} ${player.name}`,
    linkMessage: `${FEE_ITEMS[fee.item]} ${fee.period}`,
  }
  const { payment, payBySquare: code } = waysToPay({ amount, variableSymbol }, club, texts)
  return {
    ...view,
    later: fee.dueDate > dueNowUntil(today),
    claimedPaidAt: fee.claimedPaidAt ?? null,
    claimRefusedAt: fee.claimRefusedAt ?? null,
    payment: amount > 0 ? payment : null,
    payBySquare: code,
  }
}

/**
 * One transfer for all open fees but those reported as paid, so that nothing is paid twice: of several children under the
 * family's symbol, of one child under the child's own. Null for fewer than two fees, or when the family has no symbol.
 */
export const togetherView = (
  fees: readonly FamilyFeeView[],
  familySymbol: string,
  club: Account,
): TogetherView | null => {
  const open = fees.filter(({ owed, claimedPaidAt }) => owed > 0 && claimedPaidAt === null)
  const names = new Map(open.map(({ player }) => [player.id, player.name]))
  const variableSymbol = names.size === 1 ? open[0]!.variableSymbol : familySymbol
  if (open.length < 2 || !variableSymbol) return null
  const amount = open.reduce((sum, { owed }) => sum + owed, 0)
  const message = `Členské: ${[...names.values()].join(', ')}`.slice(0, 140)
  return {
    ...waysToPay({ amount, variableSymbol }, club, { message, linkMessage: 'Členské' }),
    children: names.size,
  }
}

/** One transfer for everything open, and one for what of it is due now, where that is less. */
export const transferViews = (
  fees: readonly FamilyFeeView[],
  familySymbol: string,
  club: Account,
): Pick<FamilyMembership, 'together' | 'togetherNow'> => {
  const together = togetherView(fees, familySymbol, club)
  const now = togetherView(
    fees.filter(({ later }) => !later),
    familySymbol,
    club,
  )
  return { together, togetherNow: now?.payment.amount === together?.payment.amount ? null : now }
}
