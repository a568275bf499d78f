import { z } from 'zod'
import { keyOf, textInput } from '@/lib/schema'
import { PURPOSES } from '../labels'

/** One version of a text; `from` is null for the product's own, which nobody has answered yet. */
export const textSchema = z.object({
  purpose: keyOf(PURPOSES),
  version: z.number(),
  text: z.string(),
  from: z.string().nullable(),
})
export type TextView = z.infer<typeof textSchema>

/** A new version of a text; `version` is the one the office read before it wrote. */
export const textInputSchema = z.strictObject({
  purpose: keyOf(PURPOSES),
  version: z.number().int().min(1),
  text: textInput(4000, 20),
})
export type TextInput = z.infer<typeof textInputSchema>
