import { z } from 'zod'
import { placeInput } from '@/features/club/places/schema'
import { dayInput, idListInput } from '@/lib/schema'

/** A place, the days it is closed, and the events that would stay as they are, separated by commas. */
export const closingReachQuery = z.object({
  place: placeInput,
  from: dayInput,
  to: dayInput,
  keep: idListInput(200).optional(),
})
export type ClosingReachQuery = z.infer<typeof closingReachQuery>

/** How many accounts hear of an act, and of each of its events. */
export const closingReachSchema = z.object({
  count: z.number(),
  events: z.array(z.object({ id: z.string(), count: z.number() })),
})
export type ClosingReach = z.infer<typeof closingReachSchema>
