import type { CollectionAfterChangeHook } from 'payload'
import type { AfterBulkChange } from '@/fields/with-hooks'
import type { MemberFee, Payment } from '@/payload-types'
import { noteChanges } from '../notices/commands'
import { newRowTelling } from './rules'

const asNew = ({ id }: { id: string }) => ({ subject: id, before: null, after: {} })

/** Notes a new fee. */
export const noteFee: CollectionAfterChangeHook<MemberFee> = async ({ doc, operation, req }) => {
  if (operation === 'create') await noteChanges(req, 'fee', newRowTelling, [asNew(doc)])
  return doc
}

/** Notes the fees of a run, which one message tells. */
export const noteFees: AfterBulkChange<MemberFee> = (req, changes) =>
  noteChanges(
    req,
    'fee',
    newRowTelling,
    changes.filter(({ before }) => !before).map(({ after }) => asNew(after)),
  )

/** Notes money that came; what only moves credit, or takes a payment back, is no payment. */
export const notePayments: AfterBulkChange<Pick<Payment, 'id' | 'amount' | 'source'>> = (req, changes) =>
  noteChanges(
    req,
    'payment',
    newRowTelling,
    changes
      .filter(({ before, after }) => !before && after.amount > 0 && !after.source)
      .map(({ after }) => asNew(after)),
  )
