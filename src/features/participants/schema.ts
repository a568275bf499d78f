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
  /** The days of the absence that gave the answer. */
  absence: z.object({ id: z.string(), from: z.string(), to: z.string() }).nullable(),
})
export type ParticipantView = z.infer<typeof participantSchema>

/** Filters of a list of participants. */
export const participantQuery = z.object({
  event: idInput.optional(),
  player: idInput.optional(),
  ...pagingQuery,
})

/** Answers to several events at once, each of one player. */
export const answersInput = z.strictObject({
  answers: z
    .array(z.strictObject({ event: idInput, player: idInput, answer }))
    .min(1, { error: 'Vyberte aspoň jednu odpoveď.' })
    .max(100)
    .refine((all) => new Set(all.map(({ event, player }) => `${event} ${player}`)).size === all.length, {
      error: 'Na udalosť odpovedajte za hráča raz.',
    }),
})
export type AnswersInput = z.infer<typeof answersInput>

/** An answer to an event; `player` may be left out by a caller who may answer for one player only. */
export const answerInput = z.strictObject({
  player: idInput.optional(),
  answer,
  reason: textInput(200).default(''),
})
export type AnswerInput = z.infer<typeof answerInput>
