import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { findVenueConflicts } from './queries'
import { venueQuery, venueConflictSchema } from './schema'

export const venueConflictCalls = [
  call({
    method: 'GET',
    path: '/events/taken',
    summary:
      'Up to five events that are at a place, or of a category, at one of these times; asked before saving.',
    who: STAFF,
    query: venueQuery,
    response: z.object({ events: z.array(venueConflictSchema) }),
    run: async (req, { query }) => ({ events: await findVenueConflicts(req, query) }),
  }),
]
