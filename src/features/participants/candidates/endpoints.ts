import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { candidatesSchema } from '../nomination/schema'
import { candidatesFor } from './queries'

export const candidateCalls = [
  call({
    method: 'GET',
    path: '/events/{id}/nomination',
    summary:
      'Whom the caller may nominate for a match or tournament, with how often each was nominated this season.',
    who: STAFF,
    response: candidatesSchema,
    run: (req, { params }) => candidatesFor(req, params.id!),
  }),
]
