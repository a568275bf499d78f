import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { mergePeople } from './commands'
import { mergedSchema, mergeInput } from './schema'

export const mergeCalls = [
  call({
    method: 'POST',
    path: '/users/{id}/merge',
    summary:
      'Makes another row of the same person one with this one, with everything that hangs on it; by the comparison that was seen; asks for the caller’s password.',
    who: ADMIN,
    body: mergeInput,
    response: mergedSchema,
    run: async (req, { params, body }) => ({ user: await mergePeople(req, params.id!, body) }),
  }),
]
