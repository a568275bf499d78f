import { z } from 'zod'
import { call } from '@/lib/contract'
import { dayInput, namedSchema } from '@/lib/schema'
import { eventRefAnswer } from '../endpoints'
import { trainerHours } from './queries'

export const trainerHourCalls = [
  call({
    method: 'GET',
    path: '/attendances/trainerList/{id}',
    summary:
      "A trainer's sessions and hours per month and category; for the trainer themselves and the office.",
    who: ['trainer', 'admin'],
    query: z.object({ from: dayInput.optional(), to: dayInput.optional() }),
    response: z.object({
      trainerData: z.object({
        trainer: namedSchema,
        months: z.array(
          z.object({ month: z.string(), category: namedSchema, sessions: z.number(), hours: z.number() }),
        ),
        sessions: z.array(
          z.object({
            event: eventRefAnswer,
            category: namedSchema,
            minutes: z.number(),
            substituted: z.boolean(),
          }),
        ),
        total: z.object({ sessions: z.number(), hours: z.number() }),
      }),
    }),
    run: async (req, { params, query }) => ({ trainerData: await trainerHours(req, params.id!, query) }),
  }),
]
