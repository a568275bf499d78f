import { z } from 'zod'
import { operationInput } from '@/lib/schema'

/** A reminder of those who have not answered; `operation` makes a repeated request the same reminder. */
export const remindInput = z.strictObject({ operation: operationInput })

/** When the families were reminded last. */
export const remindedSchema = z.object({ remindedAt: z.string() })
export type RemindedView = z.infer<typeof remindedSchema>
