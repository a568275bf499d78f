import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { reachOf } from './queries'
import { reachQuery, reachSchema } from './schema'

export const reachCalls = [
  call({
    method: 'GET',
    path: '/notifications/reach',
    summary: 'How many accounts hear of a change of an event, or of a new one of these categories.',
    who: STAFF,
    query: reachQuery,
    response: reachSchema,
    run: (req, { query }) => reachOf(req, query),
  }),
]
