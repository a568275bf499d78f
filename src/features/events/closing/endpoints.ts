import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { closeAtPlace } from './commands'
import { closingPlan } from './queries'
import { closingInput, closingPlanSchema, closingQuery, closingSchema } from './schema'

export const closingCalls = [
  call({
    method: 'GET',
    path: '/events/closings/plan',
    summary:
      'Which events a closed place affects and what the caller may do with them; of the events of others a trainer sees how many they are.',
    who: STAFF,
    query: closingQuery,
    response: closingPlanSchema,
    run: (req, { query }) => closingPlan(req, query),
  }),
  call({
    method: 'POST',
    path: '/events/closings',
    summary:
      'Cancels or moves the events of a closed place, all or nothing; the office closes the place itself as well. An `operation` sent again does nothing more.',
    who: STAFF,
    body: closingInput,
    response: z.object({ closing: closingSchema }),
    run: (req, { body }) =>
      asActed(req, body.notify, async () => ({ closing: await closeAtPlace(req, body) })),
  }),
]
