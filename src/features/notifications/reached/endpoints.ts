import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { retryFailed } from './commands'
import { missedBy } from './queries'
import { missedListSchema } from './schema'

/** Whom a sent notification did not reach. */
export const reachedCalls = [
  call({
    method: 'GET',
    path: '/notifications/{id}/missed',
    summary: 'Whom the copies of a sent notification did not reach, by name, and why.',
    who: STAFF,
    response: missedListSchema,
    run: (req, { params }) => missedBy(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/notifications/{id}/retry',
    summary: 'Sends the copies again that did not reach anybody; returns how many.',
    who: STAFF,
    response: z.object({ count: z.number() }),
    run: (req, { params }) => retryFailed(req, params.id!),
  }),
]
