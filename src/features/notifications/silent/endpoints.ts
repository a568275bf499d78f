import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { remindSilent } from './commands'
import { remindedSchema, remindInput } from './schema'

export const silentCalls = [
  call({
    method: 'POST',
    path: '/events/{id}/remind',
    summary:
      'Reminds the families that have not answered an event; a repeated operation is one reminder, another one within hours is refused.',
    who: STAFF,
    body: remindInput,
    response: remindedSchema,
    run: (req, { params, body }) => remindSilent(req, params.id!, body.operation),
  }),
]
