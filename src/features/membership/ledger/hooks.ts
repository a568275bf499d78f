import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import { openLedger } from './commands'
import { balanceColumns } from './rules'

/** What no fee took of a payment, kept as a column so that credit is one sum; it is the first player's. */
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

/** A fee that was changed is looked at again before the act is saved. */
export const markFeeChanged: CollectionAfterChangeHook<MemberFee> = ({ doc, req }) => {
  openLedger(req)?.fees.add(doc.id)
  return doc
}

/** A row that was written makes its payment be looked at again before the act is saved. */
export const markPaymentChanged: CollectionAfterChangeHook<Payment> = ({ doc, req }) => {
  openLedger(req)?.payments.add(idOf(doc.source) ?? doc.id)
  return doc
}
