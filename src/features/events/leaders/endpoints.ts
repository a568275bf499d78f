import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { handOver } from './commands'
import { leadersOfEvent } from './queries'
import { leadersSchema, substituteInput } from './schema'

/** Who leads an event. */
export const leaderCalls = [
  call({
    method: 'GET',
    path: '/events/{id}/leaders',
    summary: 'Who leads an event and who stands in; for its trainers also who could.',
    who: STAFF,
    response: leadersSchema,
    run: (req, { params }) => leadersOfEvent(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/substitute',
    summary:
      'Hands an event over to a colleague, who is told and keeps its sheet, or takes it back; 409 when somebody else has.',
    who: STAFF,
    body: substituteInput,
    response: leadersSchema,
    run: (req, { params, body }) => handOver(req, params.id!, body),
  }),
]
