import { call } from '@/lib/contract'
import { changeOf } from '@/lib/schema'
import { cancelInput, eventInput } from '../schema'
import { cancelFollowing, resumeFollowing, updateFollowing } from './commands'
import { followingSchema, changedCountsSchema } from './schema'

const STAFF = ['trainer', 'admin'] as const

export const followingCalls = [
  call({
    method: 'PATCH',
    path: '/events/{id}/following',
    summary:
      'Changes an event and all of its series that follow; what has begun, has attendance or was changed by itself stays (`kept`), and what the caller may not change (`skipped`).',
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
      'Calls off an event and all of its series that follow; answers stay, and what the caller may not change (`skipped`).',
    who: STAFF,
    body: cancelInput,
    response: changedCountsSchema,
    run: (req, { params, body }) => cancelFollowing(req, params.id!, body.reason),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/resume',
    summary: 'Takes back what was called off together with an event.',
    who: STAFF,
    response: changedCountsSchema,
    run: (req, { params }) => resumeFollowing(req, params.id!),
  }),
]
