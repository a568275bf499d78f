import { z } from 'zod'
import { restoreRow, trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import {
  dayInput,
  idAnswer,
  idInput,
  momentInput,
  namedAnswer,
  pageAnswer,
  pagingQuery,
  seenInput,
  textInput,
} from '@/lib/inputs'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from './commands'
import type { EventType } from './labels'
import { eventForStaff, eventList } from './queries'

const STAFF = ['trainer', 'admin'] as const
const eventType = z.literal([0, 1, 2])
const homeAway = z.enum(['home', 'away', 'neutral'])

/** An event in the contract's answers. */
export const eventAnswer = z.object({
  id: z.string(),
  type: eventType,
  title: z.string(),
  categories: z.array(namedAnswer),
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

const counts = z.object({ yes: z.number(), no: z.number(), maybe: z.number(), waiting: z.number() })

/** An event with everything staff edit. */
export const eventForStaffAnswer = eventAnswer.extend({
  ownTitle: z.string(),
  answerBy: z.string().nullable(),
  trainers: z.array(namedAnswer),
  substitute: namedAnswer.nullable(),
  content: z.string(),
  internalNote: z.string(),
  series: z.string().nullable(),
  published: z.boolean(),
  updatedAt: z.string(),
})

const goals = z.number().int().min(0).max(99)

/** What a form sends of a new event. */
export const eventDraft = {
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

const one = z.object({ event: eventForStaffAnswer })

export const eventCalls = [
  call({
    method: 'GET',
    path: '/events',
    summary:
      "Events in the caller's reach, this season's without dates; for staff with the counts of answers.",
    who: 'public',
    query: z.object({
      from: dayInput.optional(),
      to: dayInput.optional(),
      type: z
        .enum(['0', '1', '2'])
        .transform((type) => Number(type) as EventType)
        .optional(),
      category: idInput.optional(),
      ...pagingQuery,
    }),
    answer: z.object({
      events: z.array(eventAnswer.extend({ counts: counts.nullable() })),
      page: pageAnswer,
    }),
    run: (req, { query }) => eventList(req, query),
  }),
  call({
    method: 'POST',
    path: '/events',
    summary: 'Creates an event and asks its players; a trainer creates trainings of own categories.',
    who: STAFF,
    body: z.strictObject(eventDraft),
    answer: one,
    run: async (req, { body }) => ({ event: await createEvent(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/events/{id}',
    summary: 'One event with everything its form edits.',
    who: STAFF,
    answer: one,
    run: async (req, { params }) => ({ event: await eventForStaff(req, params.id!) }),
  }),
  call({
    method: 'PATCH',
    path: '/events/{id}',
    summary: 'Changes an event from the state the editor saw (`updatedAt`); absent keys stay.',
    who: STAFF,
    body: z.strictObject({ ...z.object(eventDraft).partial().shape, updatedAt: seenInput }),
    answer: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      event: await updateEvent(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/cancel',
    summary: 'Calls an event off with a reason; its answers stay.',
    who: STAFF,
    body: z.strictObject({ reason: textInput(200).default('') }),
    answer: one,
    run: async (req, { params, body }) => ({ event: await cancelEvent(req, params.id!, body.reason) }),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/resume',
    summary: 'Takes a cancellation back.',
    who: STAFF,
    answer: one,
    run: async (req, { params }) => ({ event: await resumeEvent(req, params.id!) }),
  }),
  call({
    method: 'DELETE',
    path: '/events/{id}',
    summary: 'Puts an event into the trash.',
    who: ['admin'],
    answer: idAnswer,
    run: (req, { params }) => trashRow(req, 'events', params.id!),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/restore',
    summary: 'Takes an event back from the trash.',
    who: ['admin'],
    answer: one,
    run: async (req, { params }) => {
      await restoreRow(req, 'events', params.id!)
      return { event: await eventForStaff(req, params.id!) }
    },
  }),
]
