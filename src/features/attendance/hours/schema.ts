import { z } from 'zod'
import { dayInput, namedSchema } from '@/lib/schema'
import { eventRefSchema } from '../schema'

/** One event a trainer led. */
export const ledEventSchema = z.object({
  event: eventRefSchema,
  category: namedSchema,
  minutes: z.number(),
  substituted: z.boolean(),
})
export type LedEventView = z.infer<typeof ledEventSchema>

/** A trainer's events, and how many events and hours there are per month (YYYY-MM) and category. */
export const trainerHoursSchema = z.object({
  trainer: namedSchema,
  months: z.array(
    z.object({ month: z.string(), category: namedSchema, events: z.number(), hours: z.number() }),
  ),
  events: z.array(ledEventSchema),
  total: z.object({ events: z.number(), hours: z.number() }),
  /** Whole cents an hour, where the club has set them. */
  rate: z.number().nullable(),
  /** Whole cents for the hours, each month by itself; null without a rate. */
  pay: z.number().nullable(),
})
export type TrainerHoursView = z.infer<typeof trainerHoursSchema>

/** A period by its first and last day. */
export const hoursQuery = z.object({ from: dayInput.optional(), to: dayInput.optional() })
export type HoursQuery = z.infer<typeof hoursQuery>
