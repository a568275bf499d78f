import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { performedSchema, performInput } from '../erasure/schema'
import { performErasure } from './commands'

/** The office's act. */
export const performingCalls = [
  call({
    method: 'POST',
    path: '/users/{id}/erasure',
    summary: 'Erases somebody’s personal data for good; asks for the caller’s password.',
    who: ADMIN,
    body: performInput,
    response: performedSchema,
    run: (req, { params, body }) => performErasure(req, params.id!, body),
  }),
]
