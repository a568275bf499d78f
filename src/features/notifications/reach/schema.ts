import { z } from 'zod'
import { isId } from '@/lib/ids'
import { idInput } from '@/lib/schema'

/** An event, or the categories of one that is not there yet, separated by commas. */
export const reachQuery = z.object({
  event: idInput.optional(),
  categories: z
    .string()
    .max(1000)
    .transform((list) => list.split(','))
    .refine((list) => list.every(isId), { error: 'Toto nie je platný odkaz na záznam.' })
    .optional(),
})
export type ReachQuery = z.infer<typeof reachQuery>

/** How many accounts a message about the event reaches. */
export const reachSchema = z.object({ count: z.number() })
export type ReachView = z.infer<typeof reachSchema>
