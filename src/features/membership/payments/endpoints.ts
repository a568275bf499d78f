import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { idSchema, pageSchema } from '@/lib/schema'
import { recordPayment, reverseBatch, reversePayment, settleFees } from './commands'
import { paymentList } from './queries'
import { paymentInput, paymentSchema, paymentsQuery, recordedSchema, settleInput } from './schema'

export const paymentCalls = [
  call({
    method: 'GET',
    path: '/payments',
    summary:
      "Payments the caller may see, the newest first: this season's, unless a season or a fee is named.",
    who: ['family', 'admin'],
    query: paymentsQuery,
    response: z.object({ payments: z.array(paymentSchema), page: pageSchema }),
    run: (req, { query }) => paymentList(req, query),
  }),
  call({
    method: 'POST',
    path: '/payments',
    summary: "Records money from a player's family, oldest fees first, the rest as credit; whole cents.",
    who: ADMIN,
    body: paymentInput,
    response: recordedSchema,
    run: (req, { body: { player, amount, notify, ...receipt } }) =>
      asActed(req, notify, () => recordPayment(req, player, amount, receipt)),
  }),
  call({
    method: 'POST',
    path: '/payments/settle',
    summary: 'Marks open fees as paid in full, one payment a player, all or none.',
    who: ADMIN,
    body: settleInput,
    response: recordedSchema,
    run: (req, { body: { fees: ids, notify, ...receipt } }) =>
      asActed(req, notify, () => settleFees(req, ids, receipt)),
  }),
  call({
    method: 'POST',
    path: '/payments/batch/{id}/reverse',
    summary: 'Reverses the payments of a batch by new rows.',
    who: ADMIN,
    response: recordedSchema,
    run: (req, { params }) => reverseBatch(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/payments/{id}/reverse',
    summary: 'Reverses one payment, of any date, by a new row.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => reversePayment(req, params.id!),
  }),
]
