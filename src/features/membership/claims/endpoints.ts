import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { refuseClaims, reportPaid } from './commands'
import { claimedFeesSchema, refuseClaimsInput, reportPaidInput } from './schema'

export const claimCalls = [
  call({
    method: 'POST',
    path: '/memberFees/claim',
    summary:
      'The family reports open fees as paid, or takes the reports back; those settled are passed over.',
    who: ['family'],
    body: reportPaidInput,
    response: claimedFeesSchema,
    run: (req, { body }) => reportPaid(req, body.fees, body.claimed),
  }),
  call({
    method: 'POST',
    path: '/memberFees/claim/refuse',
    summary: 'The office says that the reported money of these fees has not come, all or none.',
    who: ADMIN,
    body: refuseClaimsInput,
    response: claimedFeesSchema,
    run: (req, { body }) => refuseClaims(req, body.fees),
  }),
]
