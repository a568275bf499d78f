import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { changeClosure, closePlace, reopenPlace } from './commands'
import { closureChange, closureInput, placeSchema, reopenQuery } from './schema'

const one = z.object({ place: placeSchema })

export const placeCalls = [
  call({
    method: 'POST',
    path: '/club/closures',
    summary: 'Closes a place of the club from one day to another, or until further notice.',
    who: ADMIN,
    body: closureInput,
    response: one,
    run: (req, { body: { notify, ...input } }) =>
      asActed(req, notify, async () => ({ place: await closePlace(req, input) })),
  }),
  call({
    method: 'PATCH',
    path: '/club/closures/{id}',
    summary: 'Changes the days or the reason of a closure from the state the editor saw (`seen`).',
    who: ADMIN,
    body: closureChange,
    response: one,
    run: (req, { params, body: { notify, ...input } }) =>
      asActed(req, notify, async () => ({ place: await changeClosure(req, params.id!, input) })),
  }),
  call({
    method: 'DELETE',
    path: '/club/closures/{id}',
    summary: 'Takes a closure back: the place is open.',
    who: ADMIN,
    query: reopenQuery,
    response: one,
    run: (req, { params, query }) =>
      asActed(req, query.notify !== 'false', async () => ({ place: await reopenPlace(req, params.id!) })),
  }),
]
