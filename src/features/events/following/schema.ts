import { z } from 'zod'
import { staffEventSchema } from '../schema'

/** How many events a change of a series reached, and how many are not the caller's to change and stayed. */
export const reachedSchema = z.object({ count: z.number(), skipped: z.number() })
export type Reached = z.infer<typeof reachedSchema>

/** An event changed together with what of its series follows; `kept` are those that stayed as they were. */
export const followedSchema = z.object({
  event: staffEventSchema,
  ...reachedSchema.shape,
  kept: z.number(),
})
export type Followed = z.infer<typeof followedSchema>
