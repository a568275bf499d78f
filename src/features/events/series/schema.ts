import { z } from 'zod'
import { dayInput } from '@/lib/schema'
import { staffEventSchema, toldEventInput } from '../schema'

/** How an event repeats: every `every` weeks until a day, on ISO weekdays; without them on the weekday of its start. */
export const repeatInput = z.strictObject({
  every: z.literal([1, 2]),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1, { error: 'Vyberte aspoň jeden deň.' })
    .max(7)
    .optional(),
  until: dayInput,
  skipBreaks: z.boolean().default(true),
})
export type Repeat = z.infer<typeof repeatInput>

/** What a form sends of a new series. */
export const seriesInput = toldEventInput.extend({ repeat: repeatInput })

/** A new series: its first event, and the number of events. */
export const seriesSchema = z.object({ event: staffEventSchema, count: z.number() })
export type SeriesView = z.infer<typeof seriesSchema>
