import { z } from 'zod'
import { dayInput, idSchema, lineInput, textInput } from '@/lib/schema'
import { type Closure, REASON_MAX } from './rules'

const closure = z.object({ from: z.string(), to: z.string().nullable(), reason: z.string() })

/** From when to when a place is closed; `to` is null until further notice. */
export const closureSchema = closure.extend({ id: z.string() }) satisfies z.ZodType<Closure>
export type ClosureView = z.infer<typeof closureSchema>

/** A place of the club with its closures that are not over. */
export const placeSchema = idSchema.extend({
  name: z.string(),
  address: z.string(),
  closures: z.array(closureSchema),
})
export type PlaceView = z.infer<typeof placeSchema>

/** The id of a row of the settings, a place or a closure: those Payload made itself are no UUIDs. */
const rowInput = textInput(40, 1)
export const placeInput = rowInput

const told = { notify: z.boolean().default(true) }

const spanInput = {
  from: dayInput,
  to: dayInput.nullable(),
  reason: lineInput(REASON_MAX).default(''),
}

/** A new closure; families and trainers are told of it unless it says no. */
export const closureInput = z.strictObject({ place: placeInput, ...spanInput, ...told })
export type ClosureInput = z.infer<typeof closureInput>

/** A change of a closure, from the state the editor saw. */
export const closureChange = z.strictObject({
  ...spanInput,
  ...told,
  seen: z.strictObject({ from: dayInput, to: dayInput.nullable(), reason: lineInput(REASON_MAX) }),
})
export type ClosureChange = z.infer<typeof closureChange>

/** Whether families and trainers are told of a closure that is taken back; they are unless it says no. */
export const reopenQuery = z.object({ notify: z.enum(['true', 'false']).optional() })

/** What a closure would be: a new one of a place, a changed one with `closure`, none with `closure` alone. */
export const plannedClosureQuery = z.object({
  place: placeInput,
  closure: rowInput.optional(),
  from: dayInput.optional(),
  to: dayInput.optional(),
})
export type PlannedClosureQuery = z.infer<typeof plannedClosureQuery>
