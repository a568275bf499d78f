import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { guestsByName } from './queries'
import { guestQuery, guestSchema } from './schema'

/** Guests on a sheet. */
export const guestCalls = [
  call({
    method: 'GET',
    path: '/attendances/guests',
    summary:
      'Active players of the whole club by three letters of a name or more, for the sheet of an event of one’s own that is open now; 8 at most. Limited.',
    who: STAFF,
    query: guestQuery,
    response: z.object({ users: z.array(guestSchema) }),
    run: (req, { query }) => guestsByName(req, query),
  }),
]
