import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { closingUndoneSchema } from '../closing/schema'
import { undoClosing } from './commands'

export const closingUndoCalls = [
  call({
    method: 'POST',
    path: '/events/closings/{id}/undo',
    summary:
      'Takes such an act back within 14 days; what has begun and what somebody has changed meanwhile stays and is named (`left`).',
    who: STAFF,
    response: closingUndoneSchema,
    run: (req, { params }) => undoClosing(req, params.id!),
  }),
]
