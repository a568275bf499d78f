import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { trainerHours } from './queries'
import { hoursQuery, trainerHoursSchema } from './schema'

export const trainerHourCalls = [
  call({
    method: 'GET',
    path: '/attendances/trainerList/{id}',
    summary: "A trainer's events and hours per month and category; for the trainer themselves and admins.",
    who: STAFF,
    query: hoursQuery,
    response: z.object({ trainerData: trainerHoursSchema }),
    run: async (req, { params, query }) => ({ trainerData: await trainerHours(req, params.id!, query) }),
  }),
]
