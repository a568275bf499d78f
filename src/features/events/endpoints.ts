import { z } from 'zod'
import { restoreRow, trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import { dayInput, idSchema, idInput, pageSchema, pagingQuery, seenInput, textInput } from '@/lib/schema'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from './commands'
import type { EventType } from './labels'
import { eventForStaff, eventList } from './queries'
import { eventInput, staffEventSchema, listedEventSchema } from './schema'

const STAFF = ['trainer', 'admin'] as const
const one = z.object({ event: staffEventSchema })

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
    response: z.object({
      events: z.array(listedEventSchema),
      page: pageSchema,
    }),
    run: (req, { query }) => eventList(req, query),
  }),
  call({
    method: 'POST',
    path: '/events',
    summary: 'Creates an event and asks its players; a trainer creates trainings of own categories.',
    who: STAFF,
    body: z.strictObject(eventInput),
    response: one,
    run: async (req, { body }) => ({ event: await createEvent(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/events/{id}',
    summary: 'One event with everything its form edits.',
    who: STAFF,
    response: one,
    run: async (req, { params }) => ({ event: await eventForStaff(req, params.id!) }),
  }),
  call({
    method: 'PATCH',
    path: '/events/{id}',
    summary: 'Changes an event from the state the editor saw (`updatedAt`); absent keys stay.',
    who: STAFF,
    body: z.strictObject({ ...z.object(eventInput).partial().shape, updatedAt: seenInput }),
    response: one,
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
    response: one,
    run: async (req, { params, body }) => ({ event: await cancelEvent(req, params.id!, body.reason) }),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/resume',
    summary: 'Takes a cancellation back.',
    who: STAFF,
    response: one,
    run: async (req, { params }) => ({ event: await resumeEvent(req, params.id!) }),
  }),
  call({
    method: 'DELETE',
    path: '/events/{id}',
    summary: 'Puts an event into the trash.',
    who: ['admin'],
    response: idSchema,
    run: (req, { params }) => trashRow(req, 'events', params.id!),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/restore',
    summary: 'Takes an event back from the trash.',
    who: ['admin'],
    response: one,
    run: async (req, { params }) => {
      await restoreRow(req, 'events', params.id!)
      return { event: await eventForStaff(req, params.id!) }
    },
  }),
]
