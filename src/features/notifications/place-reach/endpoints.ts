import { plannedClosureQuery } from '@/features/club/places/schema'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { plannedReach } from './queries'
import { plannedReachSchema } from './schema'

export const placeReachCalls = [
  call({
    method: 'GET',
    path: '/club/closures/reach',
    summary:
      'Which events a closure would concern and how many accounts hear of it; with `closure` alone, of taking it back.',
    who: ADMIN,
    query: plannedClosureQuery,
    response: plannedReachSchema,
    run: (req, { query }) => plannedReach(req, query),
  }),
]
