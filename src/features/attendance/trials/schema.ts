import { z } from 'zod'
import { idInput, operationInput } from '@/lib/schema'
import { markSchema } from '../schema'
import { sheetPlayerSchema } from '../sheet/schema'

/** A child taken on trial: into a category, by default that of the enquiry, and onto the sheet of an event. */
export const trialInput = z.strictObject({
  event: idInput.optional(),
  category: idInput.optional(),
  /** The id of the tap; the same one again changes nothing. */
  operation: operationInput,
})
export type TrialInput = z.infer<typeof trialInput>

/** The child, and what is recorded of it at the event. */
export const trialSchema = z.object({
  player: sheetPlayerSchema.shape.player,
  attendance: markSchema.nullable(),
})
export type TrialView = z.infer<typeof trialSchema>
