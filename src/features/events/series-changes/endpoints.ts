import { z } from 'zod'
import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { ADMIN, STAFF } from '@/lib/who'
import { cancelInput, deleteQuery, resumeInput, toldEventChange } from '../schema'
import {
  cancelFollowing,
  restoreFollowing,
  resumeFollowing,
  trashFollowing,
  updateFollowing,
} from './commands'
import { followingSchema, changedCountsSchema, removedCountsSchema } from './schema'

export const followingCalls = [
  call({
    method: 'PATCH',
    path: '/events/{id}/following',
    summary:
      'Changes an event and the following ones of its series; those with attendance or changed separately stay (`kept`), and those the caller may not change (`skipped`).',
    who: STAFF,
    body: toldEventChange,
    response: followingSchema,
    run: (req, { params, body: { updatedAt, notify, ...changes } }) =>
      asActed(req, notify, () => updateFollowing(req, params.id!, updatedAt, changes)),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/cancel',
    summary:
      'Cancels an event and the following ones of its series that the caller may change (others are `skipped`); answers stay.',
    who: STAFF,
    body: cancelInput,
    response: changedCountsSchema,
    run: (req, { params, body: { reason, notify } }) =>
      asActed(req, notify, () => cancelFollowing(req, params.id!, reason)),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/resume',
    summary: 'Takes back the cancellation of all events cancelled together with this one.',
    who: STAFF,
    body: resumeInput,
    response: changedCountsSchema,
    run: (req, { params, body: { notify } }) => asActed(req, notify, () => resumeFollowing(req, params.id!)),
  }),
  call({
    method: 'DELETE',
    path: '/events/{id}/following',
    summary:
      'Puts an event and the following ones of its series into the trash; those with attendance stay (`kept`).',
    who: ADMIN,
    query: deleteQuery,
    response: removedCountsSchema,
    run: (req, { params, query: { notify } }) =>
      asActed(req, notify !== 'false', () => trashFollowing(req, params.id!)),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/restore',
    summary: 'Restores the events of a series that were put into the trash together with this one.',
    who: ADMIN,
    body: resumeInput,
    response: z.object({ count: z.number() }),
    run: (req, { params, body: { notify } }) => asActed(req, notify, () => restoreFollowing(req, params.id!)),
  }),
]
