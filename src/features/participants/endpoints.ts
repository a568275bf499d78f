import { z } from 'zod'
import { call } from '@/lib/contract'
import { pageSchema } from '@/lib/schema'
import { answerEvent, answerEvents } from './commands'
import { unansweredCount } from './family/queries'
import { participantList } from './queries'
import { answerInput, answersInput, participantQuery, participantSchema } from './schema'

export const participantCalls = [
  call({
    method: 'GET',
    path: '/events/eventParticipants',
    summary:
      "Who is invited to which event and how they answered, upcoming events first; `waiting` is the number on the caller's badge.",
    who: ['family', 'trainer', 'admin'],
    query: participantQuery,
    response: z.object({
      eventParticipants: z.array(participantSchema),
      page: pageSchema,
      waiting: z.number(),
    }),
    run: async (req, { query }) => ({
      ...(await participantList(req, query)),
      waiting: await unansweredCount(req),
    }),
  }),
  call({
    method: 'POST',
    path: '/events/answers',
    summary:
      'Answers several invitations that have no answer, each an event for one player: all or none, but for those that have closed (`closed` of them) or were answered otherwise meanwhile (`answered`).',
    who: ['family', 'trainer', 'admin'],
    body: answersInput,
    response: z.object({
      eventParticipants: z.array(participantSchema),
      closed: z.number(),
      answered: z.number(),
      waiting: z.number(),
    }),
    run: async (req, { body }) => ({
      ...(await answerEvents(req, body)),
      waiting: await unansweredCount(req),
    }),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/answer',
    summary: 'Answers an event for a player: themselves, their guardian, or staff on their behalf.',
    who: ['family', 'trainer', 'admin'],
    body: answerInput,
    response: z.object({ eventParticipant: participantSchema, waiting: z.number() }),
    run: async (req, { params, body }) => ({
      eventParticipant: await answerEvent(req, { event: params.id!, ...body }),
      waiting: await unansweredCount(req),
    }),
  }),
]
