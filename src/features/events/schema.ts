import { z } from 'zod'
import {
  areDifferent,
  changeOf,
  dayInput,
  idInput,
  keyOf,
  lineInput,
  momentInput,
  namedSchema,
  notifyInput,
  pagingQuery,
  textInput,
} from '@/lib/schema'
import { EVENT_TYPES, type EventType, HOME_AWAY } from './labels'
import { BOTH_SIDES } from './rules'

const types = Object.values(EVENT_TYPES)
const eventType = z.literal(types)
const homeAway = keyOf(HOME_AWAY)

/** An event as the caller may read it; columns they may not read are null. */
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
  /** Where it was announced first, if it has moved since; each null while it is the same. */
  movedFrom: z.object({ startsAt: z.string().nullable(), place: z.string().nullable() }).nullable(),
  answerRequired: z.boolean().nullable(),
  answerUntil: z.string().nullable(),
  note: z.string().nullable(),
})
export type EventView = z.infer<typeof eventSchema>

/** How many players gave which answer; `waiting` gave none. */
export const answerCountsSchema = z.object({
  yes: z.number(),
  no: z.number(),
  maybe: z.number(),
  waiting: z.number(),
})
export type AnswerCounts = z.infer<typeof answerCountsSchema>

/** An event in a list; `counts` is null for everybody but staff. */
export const listedEventSchema = eventSchema.extend({ counts: answerCountsSchema.nullable() })
export type ListedEvent = z.infer<typeof listedEventSchema>

/** An event as staff edit it; `ownTitle` is the title given, empty when it is derived. */
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
export type StaffEventView = z.infer<typeof staffEventSchema>

/** The filter of a list of events; both days are included. */
export const eventQuery = z.object({
  from: dayInput.optional(),
  to: dayInput.optional(),
  type: z
    .enum(types.map(String))
    .transform((type) => Number(type) as EventType)
    .optional(),
  category: idInput.optional(),
  ...pagingQuery,
})

const NO_GOALS = 'Góly zadajte celým číslom od 0 do 99.'
const goals = z
  .number({ error: ({ input }) => (input == null ? BOTH_SIDES : NO_GOALS) })
  .int({ error: NO_GOALS })
  .min(0, { error: NO_GOALS })
  .max(99, { error: NO_GOALS })

/** What a form sends of a new event. */
export const eventInput = z.strictObject({
  type: eventType,
  categories: z
    .array(idInput)
    .min(1, { error: 'Vyberte aspoň jednu kategóriu.' })
    .max(20)
    .refine(areDifferent, { error: 'Každú kategóriu vyberte raz.' }),
  startsAt: momentInput,
  title: lineInput(100).nullable().optional(),
  endsAt: momentInput.nullable().optional(),
  meetAt: momentInput.nullable().optional(),
  place: lineInput(120).nullable().optional(),
  trainers: z
    .array(idInput)
    .max(10)
    .refine(areDifferent, { error: 'Každého trénera vyberte raz.' })
    .optional(),
  substitute: idInput.nullable().optional(),
  content: textInput(2000).nullable().optional(),
  answerRequired: z.boolean().optional(),
  answerBy: momentInput.nullable().optional(),
  opponent: lineInput(80).nullable().optional(),
  homeAway: homeAway.nullable().optional(),
  competition: lineInput(80).nullable().optional(),
  round: lineInput(20).nullable().optional(),
  result: z
    .strictObject({ own: goals, their: goals, scorers: textInput(300).optional() })
    .nullable()
    .optional(),
  note: textInput(2000).nullable().optional(),
  internalNote: textInput(2000).nullable().optional(),
  published: z.boolean().optional(),
})
export type EventInput = z.infer<typeof eventInput>

/** Whether families are told of what the caller does. */
const told = { notify: notifyInput }

/** What a form sends of a new event, and of a change. */
export const toldEventInput = eventInput.extend(told)
export const toldEventChange = changeOf(eventInput).extend(told)

/** Why an event is cancelled; the reason may be empty. */
export const cancelInput = z.strictObject({ reason: lineInput(200).default(''), ...told })

/** Whether families are told of an event that is deleted; they are unless it says no. */
export const deleteQuery = z.object({ notify: z.enum(['true', 'false']).optional() })

/** An event that takes place after all. */
export const resumeInput = z.strictObject(told)
