import { z } from 'zod'
import { placeInput } from '@/features/club/places/schema'
import { isId } from '@/lib/ids'
import { dayInput } from '@/lib/schema'

/** A place, the days it is closed, and the events that would stay as they are, separated by commas. */
export const closingReachQuery = z.object({
  place: placeInput,
  from: dayInput,
  to: dayInput,
  keep: z
    .string()
    .max(8000)
    .transform((list) => list.split(',').filter(Boolean))
    .refine((list) => list.every(isId), { error: 'Toto nie je platný odkaz na záznam.' })
    .optional(),
})
export type ClosingReachQuery = z.infer<typeof closingReachQuery>

/** How many accounts hear of an act, and of each of its events. */
export const closingReachSchema = z.object({
  count: z.number(),
  events: z.array(z.object({ id: z.string(), count: z.number() })),
})
export type ClosingReach = z.infer<typeof closingReachSchema>
