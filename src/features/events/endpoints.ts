import { z } from 'zod'
import { restoreRow, trashRow } from '@/access/edit'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN, STAFF } from '@/lib/who'
import { idSchema, pageSchema } from '@/lib/schema'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from './commands'
import { eventForStaff, eventList } from './queries'
import {
  cancelInput,
  deleteQuery,
  eventQuery,
  listedEventSchema,
  resumeInput,
  staffEventSchema,
  toldEventChange,
  toldEventInput,
} from './schema'

const one = z.object({ event: staffEventSchema })

export const eventCalls = [
  call({
    method: 'GET',
    path: '/events',
    summary: "Events the caller may read, this season's without dates; for staff with the counts of answers.",
    who: 'public',
    query: eventQuery,
    response: z.object({ events: z.array(listedEventSchema), page: pageSchema }),
    run: (req, { query }) => eventList(req, query),
  }),
  call({
    method: 'POST',
    path: '/events',
    summary:
      'Creates an event and invites its players; a trainer creates those of own categories that are of no competition.',
    who: STAFF,
    body: toldEventInput,
    response: one,
    run: (req, { body: { notify, ...input } }) =>
      asActed(req, notify, async () => ({ event: await createEvent(req, input) })),
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
    body: toldEventChange,
    response: one,
    run: (req, { params, body: { updatedAt, notify, ...changes } }) =>
      asActed(req, notify, async () => ({
        event: await updateEvent(req, params.id!, updatedAt, changes),
      })),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/cancel',
    summary: 'Cancels an event with a reason; its answers stay.',
    who: STAFF,
    body: cancelInput,
    response: one,
    run: (req, { params, body: { reason, notify } }) =>
      asActed(req, notify, async () => ({ event: await cancelEvent(req, params.id!, reason) })),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/resume',
    summary: 'Takes a cancellation back.',
    who: STAFF,
    body: resumeInput,
    response: one,
    run: (req, { params, body: { notify } }) =>
      asActed(req, notify, async () => ({ event: await resumeEvent(req, params.id!) })),
  }),
  call({
    method: 'DELETE',
    path: '/events/{id}',
    summary: 'Puts an event into the trash.',
    who: ADMIN,
    query: deleteQuery,
    response: idSchema,
    run: (req, { params, query: { notify } }) =>
      asActed(req, notify !== 'false', () => trashRow(req, 'events', params.id!)),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/restore',
    summary: 'Restores an event from the trash.',
    who: ADMIN,
    body: resumeInput,
    response: one,
    run: (req, { params, body: { notify } }) =>
      asActed(req, notify, async () => {
        await restoreRow(req, 'events', params.id!)
        return { event: await eventForStaff(req, params.id!) }
      }),
  }),
]
