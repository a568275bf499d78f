import { z } from 'zod'
import { staffEventSchema } from '../schema'

/** How many events a change of a series reached, and how many are not the caller's to change and stayed. */
export const changedCountsSchema = z.object({ count: z.number(), skipped: z.number() })
export type ChangedCounts = z.infer<typeof changedCountsSchema>

/** An event changed together with what of its series follows; `kept` are those that stayed as they were. */
export const followingSchema = z.object({
  event: staffEventSchema,
  ...changedCountsSchema.shape,
  kept: z.number(),
})
export type FollowingView = z.infer<typeof followingSchema>
