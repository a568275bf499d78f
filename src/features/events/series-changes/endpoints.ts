import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { changeOf } from '@/lib/schema'
import { cancelInput, eventInput } from '../schema'
import { cancelFollowing, resumeFollowing, updateFollowing } from './commands'
import { followingSchema, changedCountsSchema } from './schema'

export const followingCalls = [
  call({
    method: 'PATCH',
    path: '/events/{id}/following',
    summary:
      'Changes an event and the following ones of its series; those with attendance or changed separately stay (`kept`), and those the caller may not change (`skipped`).',
    who: STAFF,
    body: changeOf(eventInput),
    response: followingSchema,
    run: (req, { params, body: { updatedAt, ...changes } }) =>
      updateFollowing(req, params.id!, updatedAt, changes),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/cancel',
    summary:
      'Cancels an event and the following ones of its series that the caller may change (others are `skipped`); answers stay.',
    who: STAFF,
    body: cancelInput,
    response: changedCountsSchema,
    run: (req, { params, body }) => cancelFollowing(req, params.id!, body.reason),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/resume',
    summary: 'Takes back the cancellation of all events cancelled together with this one.',
    who: STAFF,
    response: changedCountsSchema,
    run: (req, { params }) => resumeFollowing(req, params.id!),
  }),
]
