import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { startTrial } from './commands'
import { trialInput, trialSchema } from './schema'

/** Children on trial. */
export const trialCalls = [
  call({
    method: 'POST',
    path: '/enquiries/{id}/trial',
    summary:
      'Takes the child of a trial enquiry on trial for 14 days, with `event` onto its sheet; repeated, it is the same child.',
    who: STAFF,
    body: trialInput,
    response: trialSchema,
    run: (req, { params, body }) => startTrial(req, params.id!, body),
  }),
]
