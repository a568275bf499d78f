import { z } from 'zod'
import { dayInput, namedSchema } from '@/lib/schema'
import { eventRefSchema } from '../schema'

/** One session a trainer led. */
export const ledSessionSchema = z.object({
  event: eventRefSchema,
  category: namedSchema,
  minutes: z.number(),
  substituted: z.boolean(),
})
export type LedSessionView = z.infer<typeof ledSessionSchema>

/** A trainer's sessions with what is paid by: sessions and hours per month (YYYY-MM) and category. */
export const trainerHoursSchema = z.object({
  trainer: namedSchema,
  months: z.array(
    z.object({ month: z.string(), category: namedSchema, sessions: z.number(), hours: z.number() }),
  ),
  sessions: z.array(ledSessionSchema),
  total: z.object({ sessions: z.number(), hours: z.number() }),
})
export type TrainerHoursView = z.infer<typeof trainerHoursSchema>

/** Between which days, both included. */
export const hoursQuery = z.object({ from: dayInput.optional(), to: dayInput.optional() })
export type HoursQuery = z.infer<typeof hoursQuery>
