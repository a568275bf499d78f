import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { recordedSchema } from '../payments/schema'
import { waivedSchema } from '../schema'
import { settleMatching, unwaiveMatching, waiveMatching } from './commands'
import { matchingInput, settleMatchingInput, unwaiveInput, waivedMatchingSchema } from './schema'

/** What is done to all open fees of a filter, over all its pages. */
export const matchingFeesCalls = [
  call({
    method: 'POST',
    path: '/payments/settle/matching',
    summary:
      'Marks all open fees of a filter as paid in full, one payment a player, all or none; 409 when they are others, or owe another sum, than was seen.',
    who: ADMIN,
    body: settleMatchingInput,
    response: recordedSchema,
    run: (req, { body: { notify, ...seen } }) => asActed(req, notify, () => settleMatching(req, seen)),
  }),
  call({
    method: 'POST',
    path: '/memberFees/waive/matching',
    summary:
      'Waives all open fees of a filter, all or none; 409 when they are others, or owe another sum, than was seen.',
    who: ADMIN,
    body: matchingInput,
    response: waivedMatchingSchema,
    run: (req, { body }) => waiveMatching(req, body),
  }),
  call({
    method: 'POST',
    path: '/memberFees/waive/undo',
    summary:
      'Takes the waiving of many fees back (`waivedAt` of its response); fees changed since stay as they are.',
    who: ADMIN,
    body: unwaiveInput,
    response: waivedSchema,
    run: (req, { body }) => unwaiveMatching(req, body.waivedAt),
  }),
]
