import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { idSchema } from '@/lib/schema'
import { deleteMark } from './commands'
import { markDeletionQuery } from './schema'

/** Taking one mark of a sheet back. */
export const markDeletionCalls = [
  call({
    method: 'DELETE',
    path: '/attendances/{id}',
    summary:
      'Deletes one attendance; a trainer only what they recorded within 24 hours. With `updatedAt`, a row changed elsewhere since then is a 409 with `conflicts`.',
    who: STAFF,
    query: markDeletionQuery,
    response: idSchema,
    run: (req, { params, query }) => deleteMark(req, params.id!, query),
  }),
]
