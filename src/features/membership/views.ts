import { payBySquare } from '@/lib/pay-by-square'
import type { Named } from '@/lib/schema'
import type { MemberFee } from '@/payload-types'
import { type EditedFee, feeState, owedOn } from './rules'
import type { FamilyFeeView, FeeView, OfficeFeeView, TogetherView } from './schema'

/** The club's bank account. */
interface Recipient {
  iban: string
  name: string
}

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

/** The family's view of a fee on a day, paid to the club's account. */
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

/** One transfer for all open fees; null without a family's symbol, or when fewer than two children owe something. */
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
