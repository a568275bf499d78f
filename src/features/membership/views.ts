import { payBySquare } from '@/lib/pay-by-square'
import type { MemberFee } from '@/payload-types'
import type { FeeItem, FeeState } from './labels'
import { feeState, owedOn } from './rules'

/** A fee as lists show it; amounts are whole cents. */
export interface FeeView {
  id: string
  player: { id: string; name: string }
  period: string
  item: FeeItem
  amount: number
  paidAmount: number
  owed: number
  dueDate: string
  state: FeeState
  variableSymbol: string
  reason: string
}

/** A fee as the office edits it. */
export interface OfficeFeeView extends FeeView {
  category: { id: string; name: string } | null
  waived: boolean
  claimedPaidAt: string | null
  note: string
  updatedAt: string
}

/** How one open fee is paid: everything a transfer needs; amount in whole cents. */
export interface PaymentDetails {
  iban: string
  variableSymbol: string
  amount: number
  message: string
}

/** A fee as the family sees it; nothing to pay when it is settled. */
export interface FamilyFeeView extends FeeView {
  payment: PaymentDetails | null
  payBySquare: string | null
}

/** Whose fee it is, as the caller may know them. */
export interface FeePlayer {
  id: string
  name: string
  variableSymbol: string
  category: { id: string; name: string } | null
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
  note: fee.note ?? '',
  updatedAt: fee.updatedAt,
})

/** The family's view of a fee on a day; the payment goes to this account. */
export const familyFeeView = (
  fee: MemberFee,
  player: FeePlayer,
  today: string,
  club: { iban: string; name: string },
): FamilyFeeView => {
  const view = feeView(fee, player, today)
  const payment = {
    iban: club.iban,
    variableSymbol: view.variableSymbol,
    amount: view.owed,
    message: `${fee.period} ${player.name}`,
  }
  return {
    ...view,
    payment: view.owed > 0 ? payment : null,
    payBySquare: payBySquare({ ...payment, recipient: club.name }),
  }
}
