import { z } from 'zod'
import { keyOf } from '@/lib/schema'
import { CHANNELS, DELIVERY_STATES } from '../labels'

/** Somebody a copy did not reach: by which channel, and why. Without a name when the caller may not read it. */
export const missedSchema = z.object({
  id: z.string(),
  name: z.string(),
  channel: keyOf(CHANNELS),
  state: keyOf(DELIVERY_STATES),
  reason: z.string(),
})
export type MissedView = z.infer<typeof missedSchema>

/** Who was not reached, by name; at most the first hundred of `total`. */
export const missedListSchema = z.object({ missed: z.array(missedSchema), total: z.number() })
export type MissedList = z.infer<typeof missedListSchema>
