import { call } from '@/lib/contract'
import { countSchema } from '../schema'
import { removeSheet, restoreSheet } from './commands'
import { sheetReceipt } from './queries'
import { receiptInput, sheetReceiptQuery, sheetReceiptSchema } from './schema'

const ADMIN = ['admin'] as const

export const sheetRemovalCalls = [
  call({
    method: 'GET',
    path: '/attendances/recorded',
    summary:
      'A recorded sheet of an event and a category as it stands: how many rows, and a receipt that for a day removes exactly these and puts exactly these back.',
    who: ADMIN,
    query: sheetReceiptQuery,
    response: sheetReceiptSchema,
    run: (req, { query }) => sheetReceipt(req, query),
  }),
  call({
    method: 'POST',
    path: '/attendances/recorded/remove',
    summary: 'Deletes a sheet as its receipt knows it, all of it or none, repeatable; 409 when it changed.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => removeSheet(req, receipt),
  }),
  call({
    method: 'POST',
    path: '/attendances/recorded/restore',
    summary:
      'Puts a removed sheet back with the very rows it had, all of them or none, repeatable; 409 when its players were recorded anew.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => restoreSheet(req, receipt),
  }),
]
