import { call } from '@/lib/contract'
import { countSchema } from '../schema'
import { removeSession, restoreSession } from './commands'
import { sessionReceipt } from './queries'
import { receiptInput, sessionQuery, sessionReceiptSchema } from './schema'

const ADMIN = ['admin'] as const

export const sessionRemovalCalls = [
  call({
    method: 'GET',
    path: '/attendances/session',
    summary:
      'A recorded session of an event and a category as it stands: how many rows, and a receipt that for a day removes exactly these and puts exactly these back.',
    who: ADMIN,
    query: sessionQuery,
    response: sessionReceiptSchema,
    run: (req, { query }) => sessionReceipt(req, query),
  }),
  call({
    method: 'POST',
    path: '/attendances/session/remove',
    summary: 'Deletes a session as its receipt knows it, all of it or none, repeatable; 409 when it changed.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => removeSession(req, receipt),
  }),
  call({
    method: 'POST',
    path: '/attendances/session/restore',
    summary:
      'Puts a removed session back with the very rows it had, all of them or none, repeatable; 409 when its players were recorded anew.',
    who: ADMIN,
    body: receiptInput,
    response: countSchema,
    run: (req, { body: { receipt } }) => restoreSession(req, receipt),
  }),
]
