import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { findVenueConflicts } from './queries'
import { venueConflictsSchema, venueQuery } from './schema'

export const venueConflictCalls = [
  call({
    method: 'GET',
    path: '/events/taken',
    summary:
      'Up to five events that are at a place, of a category or led by somebody at one of these times, of a series on all days that change; asked before saving.',
    who: STAFF,
    query: venueQuery,
    response: venueConflictsSchema,
    run: (req, { query }) => findVenueConflicts(req, query),
  }),
]
