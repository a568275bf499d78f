import { z } from 'zod'
import { placeInput } from '@/features/club/places/schema'
import { REASON_MAX } from '@/features/club/places/rules'
import {
  areDifferent,
  dayInput,
  idInput,
  lineInput,
  namedSchema,
  notifyInput,
  operationInput,
  seenInput,
} from '@/lib/schema'
import { eventSchema } from '../schema'
import { daysProblem, EVENTS_MOST } from './rules'

const days = { place: placeInput, from: dayInput, to: dayInput }
type Days = { from: string; to: string }

const inOrder = <Input extends z.ZodType<Days>>(input: Input) =>
  input.superRefine((given, context) => {
    const message = daysProblem(given)
    if (message) context.addIssue({ code: 'custom', message, path: ['to'] })
  })

/** A place and the days it is closed, and another one that events could move to. */
export const closingQuery = inOrder(z.object({ ...days, target: placeInput.optional() }))
export type ClosingQuery = z.infer<typeof closingQuery>

/** What is done with one event, from the state that was shown. */
const act = z.strictObject({
  id: idInput,
  updatedAt: seenInput,
  act: z.enum(['cancel', 'move', 'keep']),
})
export type EventAct = z.infer<typeof act>

/** A closed place in one act; `operation` sent again does nothing more. Events it does not name stay as they are. */
export const closingInput = inOrder(
  z.strictObject({
    operation: operationInput,
    ...days,
    reason: lineInput(REASON_MAX).default(''),
    target: placeInput.nullable().optional(),
    events: z
      .array(act)
      .max(EVENTS_MOST)
      .refine((acts) => areDifferent(acts.map(({ id }) => id)), { error: 'Každú udalosť uveďte raz.' }),
    notify: notifyInput,
  }),
)
export type ClosingInput = z.infer<typeof closingInput>

/** An event at the place; `may` is what the caller may do with it, `clash` what is at the other place at that time. */
export const affectedSchema = eventSchema
  .pick({ id: true, type: true, title: true, startsAt: true, endsAt: true, categories: true })
  .extend({
    updatedAt: z.string(),
    may: z.enum(['cancel', 'move', 'nothing']),
    why: z.string(),
    clash: z.string().nullable(),
  })
export type AffectedView = z.infer<typeof affectedSchema>

/** What a closed place affects; of the events of others a trainer sees how many they are. */
export const closingPlanSchema = z.object({
  events: z.array(affectedSchema),
  others: z.number(),
  /** Whether the place is closed on all these days already. */
  isClosed: z.boolean(),
})
export type ClosingPlan = z.infer<typeof closingPlanSchema>

/** What was done. */
export const closingSchema = z.object({
  id: z.string(),
  placeName: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  closed: z.boolean(),
  cancelled: z.number(),
  moved: z.number(),
  at: z.string(),
  undoneAt: z.string().nullable(),
})
export type ClosingView = z.infer<typeof closingSchema>

/** What was taken back; `left` are the events that have begun or that somebody has changed meanwhile, which stay. */
export const closingUndoneSchema = z.object({
  closing: closingSchema,
  left: z.array(namedSchema.extend({ startsAt: z.string() })),
  /** Whether the place stays closed, because somebody has changed its days meanwhile. */
  staysClosed: z.boolean(),
})
export type ClosingUndone = z.infer<typeof closingUndoneSchema>
