import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import { ledgerChanges } from './commands'
import { balanceColumns } from './rules'

/** Fills `rest` and `holder` of a new row, columns so that credit is one sum. */
export const deriveBalance: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create') return data
  const { source, amount, players, allocations } = data as Partial<Payment>
  const shares = (allocations ?? []).map((share) => ({ fee: idOf(share.fee)!, amount: share.amount }))
  Object.assign(
    data,
    balanceColumns({ source, amount: Number(amount), players: idsOf(players), allocations: shares }),
  )
  return data
}

/** Lets `inLedger` check the rules of a changed fee. */
export const markFeeChanged: CollectionAfterChangeHook<MemberFee> = ({ doc, req }) => {
  ledgerChanges(req)?.fees.add(doc.id)
  return doc
}

/** Lets `inLedger` check the rules of the payment a row belongs to. */
export const markPaymentChanged: CollectionAfterChangeHook<Payment> = ({ doc, req }) => {
  ledgerChanges(req)?.payments.add(idOf(doc.source) ?? doc.id)
  return doc
}
