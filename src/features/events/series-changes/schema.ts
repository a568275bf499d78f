import { z } from 'zod'
import { staffEventSchema } from '../schema'

/** How many events of a series were changed, and how many the caller may not change. */
export const changedCountsSchema = z.object({ count: z.number(), skipped: z.number() })
export type ChangedCounts = z.infer<typeof changedCountsSchema>

/** How many events of a series were put into the trash, and how many stay because they have attendance. */
export const removedCountsSchema = z.object({ count: z.number(), kept: z.number() })
export type RemovedCounts = z.infer<typeof removedCountsSchema>

/** An event changed with the following ones of its series; `kept` counts those that stayed as they were. */
export const followingSchema = z.object({
  event: staffEventSchema,
  ...changedCountsSchema.shape,
  kept: z.number(),
})
export type FollowingView = z.infer<typeof followingSchema>
