import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import { openBooks } from './commands'

/** What no fee took of a payment, kept as a column so that credit is one sum; it is the first player's. */
export const deriveRest: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create') return data
  const shares = (data.allocations ?? []) as { amount: number }[]
  data.rest = data.source ? 0 : Number(data.amount) - shares.reduce((sum, { amount }) => sum + amount, 0)
  data.holder = (data.players as string[] | undefined)?.[0] ?? null
  return data
}

/** A fee that was changed is looked at again before the act is saved. */
export const noteFee: CollectionAfterChangeHook<MemberFee> = ({ doc, req }) => {
  openBooks(req)?.fees.add(doc.id)
  return doc
}

/** A row that was written makes its payment be looked at again before the act is saved. */
export const notePayment: CollectionAfterChangeHook<Payment> = ({ doc, req }) => {
  openBooks(req)?.payments.add(idOf(doc.source) ?? doc.id)
  return doc
}
