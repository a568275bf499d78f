import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { countSchema } from '../schema'
import { deleteSheet, restoreSheet } from './commands'
import { sheetReceipt } from './queries'
import { receiptInput, sheetReceiptQuery, sheetReceiptSchema } from './schema'

export const sheetDeletionCalls = [
  call({
    method: 'GET',
    path: '/attendances/recorded',
    summary:
      'How many rows the recorded sheet of an event and a category has, and a receipt with which, for a day, exactly these are deleted and restored.',
    who: ADMIN,
    query: sheetReceiptQuery,
    response: sheetReceiptSchema,
    run: (req, { query }) => sheetReceipt(req, query),
  }),
  call({
    method: 'POST',
    path: '/attendances/recorded/remove',
    summary: 'Deletes the sheet of a receipt: all rows or none, repeatable; 409 when it has changed.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => deleteSheet(req, receipt),
  }),
  call({
    method: 'POST',
    path: '/attendances/recorded/restore',
    summary:
      'Restores the deleted sheet of a receipt: all rows or none, repeatable; 409 when its players were recorded anew.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => restoreSheet(req, receipt),
  }),
]
