import { z } from 'zod'
import { idInput, momentInput, namedSchema, textInput } from '@/lib/schema'

const eventType = z.literal([0, 1, 2])
const homeAway = z.enum(['home', 'away', 'neutral'])

/** An event in the contract's answers. */
export const eventSchema = z.object({
  id: z.string(),
  type: eventType,
  title: z.string(),
  categories: z.array(namedSchema),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  meetAt: z.string().nullable(),
  place: z.string(),
  opponent: z.string(),
  homeAway: homeAway.nullable(),
  competition: z.string(),
  round: z.string(),
  result: z.object({ own: z.number(), their: z.number(), scorers: z.string() }).nullable(),
  cancelled: z.object({ at: z.string(), reason: z.string() }).nullable(),
  answerRequired: z.boolean().nullable(),
  answerUntil: z.string().nullable(),
  note: z.string().nullable(),
})

/** How many players said what; `waiting` has not answered. */
export const answerCountsSchema = z.object({
  yes: z.number(),
  no: z.number(),
  maybe: z.number(),
  waiting: z.number(),
})

/** An event in a list; counts for staff only. */
export const listedEventSchema = eventSchema.extend({ counts: answerCountsSchema.nullable() })

/** An event with everything staff edit. */
export const staffEventSchema = eventSchema.extend({
  ownTitle: z.string(),
  answerBy: z.string().nullable(),
  trainers: z.array(namedSchema),
  substitute: namedSchema.nullable(),
  content: z.string(),
  internalNote: z.string(),
  series: z.string().nullable(),
  published: z.boolean(),
  updatedAt: z.string(),
})

const goals = z.number().int().min(0).max(99)

/** What a form sends of a new event. */
export const eventInput = {
  type: eventType,
  categories: z.array(idInput).min(1, { error: 'Vyberte aspoň jednu kategóriu.' }).max(20),
  startsAt: momentInput,
  title: textInput(100).nullable().optional(),
  endsAt: momentInput.nullable().optional(),
  meetAt: momentInput.nullable().optional(),
  place: textInput(120).nullable().optional(),
  trainers: z.array(idInput).max(10).optional(),
  substitute: idInput.nullable().optional(),
  content: textInput(2000).nullable().optional(),
  answerRequired: z.boolean().optional(),
  answerBy: momentInput.nullable().optional(),
  opponent: textInput(80).nullable().optional(),
  homeAway: homeAway.nullable().optional(),
  competition: textInput(80).nullable().optional(),
  round: textInput(20).nullable().optional(),
  result: z
    .strictObject({ own: goals, their: goals, scorers: textInput(300).optional() })
    .nullable()
    .optional(),
  note: textInput(2000).nullable().optional(),
  internalNote: textInput(2000).nullable().optional(),
  published: z.boolean().optional(),
}
