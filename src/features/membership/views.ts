import { payBySquare } from '@/lib/pay-by-square'
import type { MemberFee } from '@/payload-types'
import type { FeeItem, FeeState } from './labels'
import { type EditedFee, feeState, owedOn } from './rules'

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
  /** When the family said that it has paid. */
  claimedPaidAt: string | null
  payment: PaymentDetails | null
  payBySquare: string | null
}

/** What a family owes and has overpaid, in whole cents. */
export interface FamilyMembership {
  fees: FamilyFeeView[]
  owed: number
  credit: number
  /** How everything open is paid at once under the family's symbol, when several children have something open. */
  together: TogetherView | null
}

/** One transfer for several children. */
export interface TogetherView {
  payment: PaymentDetails
  payBySquare: string | null
}

/** Whose account money goes to. */
interface Recipient {
  iban: string
  name: string
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

/** What the office may change of a fee. */
export const editedFee = ({ id, amount, dueDate, reason, note, updatedAt }: MemberFee): EditedFee => ({
  id,
  amount,
  dueDate,
  reason: reason ?? '',
  note: note ?? '',
  updatedAt,
})

/** The family's view of a fee on a day; the payment goes to this account. */
export const familyFeeView = (
  fee: MemberFee,
  player: FeePlayer,
  today: string,
  club: Recipient,
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
    claimedPaidAt: fee.claimedPaidAt ?? null,
    payment: view.owed > 0 ? payment : null,
    payBySquare: payBySquare({ ...payment, recipient: club.name }),
  }
}

/** One transfer for all that is open; without a family's symbol, or for one child, there is none. */
export const togetherView = (
  fees: readonly FamilyFeeView[],
  variableSymbol: string,
  club: Recipient,
): TogetherView | null => {
  const open = fees.filter(({ owed }) => owed > 0)
  const names = [...new Set(open.map(({ player }) => player.name))]
  if (names.length < 2 || !variableSymbol) return null
  const amount = open.reduce((sum, { owed }) => sum + owed, 0)
  const message = `Členské: ${names.join(', ')}`.slice(0, 140)
  const payment = { iban: club.iban, variableSymbol, amount, message }
  return { payment, payBySquare: payBySquare({ ...payment, recipient: club.name }) }
}
