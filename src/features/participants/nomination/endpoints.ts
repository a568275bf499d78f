import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput } from '@/lib/schema'
import { EVENT_LIMIT } from '@/lib/page-size'
import { nominate } from './commands'

/** A place in the squad as calls name it. */
export const nominationAnswer = z.enum(['in', 'substitute', 'out'])

export const nominationCalls = [
  call({
    method: 'POST',
    path: '/events/{id}/nomination',
    summary: 'Names the squad of a match or tournament: all rows or none, repeatable; `null` takes it back.',
    who: ['trainer', 'admin'],
    body: z.strictObject({
      players: z
        .array(z.strictObject({ player: idInput, nomination: nominationAnswer.nullable() }))
        .min(1)
        .max(EVENT_LIMIT),
    }),
    response: z.object({ count: z.number() }),
    run: (req, { params, body }) => nominate(req, params.id!, body.players),
  }),
]
