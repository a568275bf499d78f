import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { pastCharges } from './queries'
import { chargesQuery, chargesSchema } from './schema'

/** What was charged to many lately. */
export const chargesCalls = [
  call({
    method: 'GET',
    path: '/memberFees/charges',
    summary:
      'Fees that were made at once in the last 14 days and are still there, the newest first: who made them, how many, their sum, and how many can be taken back.',
    who: ADMIN,
    query: chargesQuery,
    response: chargesSchema,
    run: (req, { query }) => pastCharges(req, query.page, new Date()),
  }),
]
