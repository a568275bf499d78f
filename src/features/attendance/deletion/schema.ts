import { z } from 'zod'
import { operationInput, seenInput } from '@/lib/schema'

/** The row the sheet showed when its mark was taken back, and the id of that tap; without `updatedAt` any row is deleted. */
export const markDeletionQuery = z.object({
  updatedAt: seenInput.optional(),
  operation: operationInput.optional(),
})
export type MarkDeletionQuery = z.infer<typeof markDeletionQuery>
