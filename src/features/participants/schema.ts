import { z } from 'zod'
import { eventSchema } from '@/features/events/schema'
import { idInput, keyOf, namedSchema, pagingQuery, textInput } from '@/lib/schema'
import { ANSWERS } from './labels'
import { nominationSchema } from './nomination/schema'

const answer = keyOf(ANSWERS)

/**
 * A player invited to an event, with their answer and whether a family may still answer (`open`); `nomination` is null
 * until it is decided.
 */
export const participantSchema = z.object({
  id: z.string(),
  event: eventSchema,
  player: namedSchema,
  category: z.string().nullable(),
  userSubmitted: z.boolean(),
  answer: answer.nullable(),
  reason: z.string(),
  submittedAt: z.string().nullable(),
  nominated: z.boolean(),
  nomination: nominationSchema.nullable(),
  open: z.boolean(),
})
export type ParticipantView = z.infer<typeof participantSchema>

/** Filters of a list of participants. */
export const participantQuery = z.object({
  event: idInput.optional(),
  player: idInput.optional(),
  ...pagingQuery,
})

/** An answer to an event; `player` may be left out by a caller who may answer for one player only. */
export const answerInput = z.strictObject({
  player: idInput.optional(),
  answer,
  reason: textInput(200).default(''),
})
export type AnswerInput = z.infer<typeof answerInput>
