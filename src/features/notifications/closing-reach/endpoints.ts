import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { closingReach } from './queries'
import { closingReachQuery, closingReachSchema } from './schema'

export const closingReachCalls = [
  call({
    method: 'GET',
    path: '/notifications/reach/closing',
    summary:
      'How many accounts hear of what the caller is about to do at a closed place, and of each event; those of `keep` stay as they are.',
    who: STAFF,
    query: closingReachQuery,
    response: closingReachSchema,
    run: (req, { query }) => closingReach(req, query),
  }),
]
