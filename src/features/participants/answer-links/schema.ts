import { z } from 'zod'
import { keyOf } from '@/lib/schema'
import { ANSWERS } from '../labels'
import { LINK_STATES } from './labels'
import { TOKEN_MAX } from './rules'

const answer = keyOf(ANSWERS)
const token = z.string().max(TOKEN_MAX)

/** What whoever holds a link sees: the event, and of the player the first name alone. */
export const answerLinkSchema = z.object({
  player: z.string(),
  /** Whether the recipient is the player. */
  self: z.boolean(),
  event: z.object({
    title: z.string(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
    place: z.string(),
  }),
  state: keyOf(LINK_STATES),
  /** Until when an answer may be given or changed. */
  until: z.string(),
  answer: answer.nullable(),
})
export type AnswerLinkView = z.infer<typeof answerLinkSchema>

export const linkInput = z.strictObject({ token })

/** A link's answer; „ešte neviem“ is given after signing in. */
export const linkAnswerInput = linkInput.extend({ answer: answer.extract(['yes', 'no']) })
export type LinkAnswerInput = z.infer<typeof linkAnswerInput>
