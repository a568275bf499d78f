import { z } from 'zod'
import { call } from '@/lib/contract'
import { dayInput } from '@/lib/schema'
import { eventInput, staffEventSchema } from '../schema'
import { createSeries } from './commands'

const STAFF = ['trainer', 'admin'] as const

const repeat = z.strictObject({
  every: z.literal([1, 2]),
  /** Left out, it is the weekday of the start. */
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1, { error: 'Vyberte aspoň jeden deň.' })
    .max(7)
    .optional(),
  until: dayInput,
  skipBreaks: z.boolean().default(true),
})

export const seriesCalls = [
  call({
    method: 'POST',
    path: '/events/series',
    summary: 'Creates an event on every planned day of the week, all or none; season breaks can be left out.',
    who: STAFF,
    body: z.strictObject({ ...eventInput, repeat }),
    response: z.object({ event: staffEventSchema, count: z.number() }),
    run: (req, { body: { repeat: plan, ...draft } }) => createSeries(req, draft, plan),
  }),
]
