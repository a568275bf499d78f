import { z } from 'zod'
import { eventSchema } from '@/features/events/schema'

/** An event whose people hear that its place is closed, or open again. */
const concernedEvent = eventSchema
  .pick({ id: true, title: true, startsAt: true })
  .extend({ news: z.enum(['closed', 'open']) })

/** What a closure would concern: the first events, how many they are, and how many accounts hear of it. */
export const plannedReachSchema = z.object({
  events: z.array(concernedEvent),
  total: z.number(),
  count: z.number(),
})
export type PlannedReach = z.infer<typeof plannedReachSchema>
