import { z } from 'zod'
import { idInput, namedSchema } from '@/lib/schema'

/** Who leads an event and who stands in, and what the caller may change of it. */
export const leadersSchema = z.object({
  trainers: z.array(namedSchema),
  substitute: namedSchema.nullable(),
  /** `handsOver` may name anybody of `colleagues`, `givesBack` only take the substitute out. */
  right: z.enum(['handsOver', 'givesBack', 'none']),
  /** The trainers of the club who may stand in, with the names of their categories; only for who hands over. */
  colleagues: z.array(namedSchema.extend({ detail: z.string() })),
})
export type LeadersView = z.infer<typeof leadersSchema>

/** Who stands in, null for nobody; `seen` is who did when the caller looked. */
export const substituteInput = z.strictObject({
  substitute: idInput.nullable(),
  seen: idInput.nullable(),
})
export type SubstituteInput = z.infer<typeof substituteInput>
