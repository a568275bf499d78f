import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput } from '@/lib/schema'
import { removeSession, restoreSession } from './commands'
import { sessionReceipt } from './queries'
import { RECEIPT_LENGTH } from './rules'

const ADMIN = ['admin'] as const
const body = z.strictObject({ receipt: z.string().min(1).max(RECEIPT_LENGTH) })
const answer = z.object({ count: z.number() })

export const sessionRemovalCalls = [
  call({
    method: 'GET',
    path: '/attendances/session',
    summary:
      'A recorded session of an event and a category as it stands: how many rows, and a receipt that for a day removes exactly these and puts exactly these back.',
    who: ADMIN,
    query: z.object({ event: idInput, category: idInput }),
    response: z.object({ count: z.number(), receipt: z.string() }),
    run: (req, { query }) => sessionReceipt(req, query),
  }),
  call({
    method: 'POST',
    path: '/attendances/session/remove',
    summary: 'Deletes a session as its receipt knows it, all of it or none, repeatable; 409 when it changed.',
    who: ADMIN,
    body,
    response: answer,
    run: (req, { body: { receipt } }) => removeSession(req, receipt),
  }),
  call({
    method: 'POST',
    path: '/attendances/session/restore',
    summary:
      'Puts a removed session back with the very rows it had, all of them or none, repeatable; 409 when its players were recorded anew.',
    who: ADMIN,
    body,
    response: answer,
    run: (req, { body: { receipt } }) => restoreSession(req, receipt),
  }),
]
