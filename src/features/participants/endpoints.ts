import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput, namedSchema, pageSchema, pagingQuery, textInput } from '@/lib/schema'
import { eventSchema } from '@/features/events/schema'
import { nominationAnswer } from './nomination/endpoints'
import { answerEvent } from './commands'
import { waitingCount } from './family/queries'
import { participantList } from './queries'

const answers = z.enum(['yes', 'no', 'maybe'])

const participant = z.object({
  id: z.string(),
  event: eventSchema,
  player: namedSchema,
  category: z.string().nullable(),
  userSubmitted: z.boolean(),
  answer: answers.nullable(),
  reason: z.string(),
  submittedAt: z.string().nullable(),
  nominated: z.boolean(),
  nomination: nominationAnswer.nullable(),
  open: z.boolean(),
})

export const participantCalls = [
  call({
    method: 'GET',
    path: '/events/eventParticipants',
    summary:
      "Who is asked to what and what they answered, what comes first; `waiting` is the number on the caller's badge.",
    who: ['family', 'trainer', 'admin'],
    query: z.object({ event: idInput.optional(), player: idInput.optional(), ...pagingQuery }),
    response: z.object({ eventParticipants: z.array(participant), page: pageSchema, waiting: z.number() }),
    run: async (req, { query }) => ({
      ...(await participantList(req, query)),
      waiting: await waitingCount(req),
    }),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/answer',
    summary: 'Answers an event for a player: themselves, their guardian, or staff on their behalf.',
    who: ['family', 'trainer', 'admin'],
    body: z.strictObject({
      player: idInput.optional(),
      answer: answers,
      reason: textInput(200).default(''),
    }),
    response: z.object({ eventParticipant: participant, waiting: z.number() }),
    run: async (req, { params, body }) => ({
      eventParticipant: await answerEvent(req, { event: params.id!, ...body }),
      waiting: await waitingCount(req),
    }),
  }),
]
