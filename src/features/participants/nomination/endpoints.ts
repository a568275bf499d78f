import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { nominate } from './commands'
import { nominationInput } from './schema'

export const nominationCalls = [
  call({
    method: 'POST',
    path: '/events/{id}/nomination',
    summary:
      'Nominates players for a match or tournament: all rows or none, repeatable; `null` clears a nomination. With `seen` somebody else’s decision since then is a 409 with `conflicts`.',
    who: STAFF,
    body: nominationInput,
    response: z.object({ count: z.number() }),
    run: (req, { params, body: { players, squadSize, notify } }) =>
      asActed(req, notify, () => nominate(req, params.id!, players, squadSize)),
  }),
]
