import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { cancelInput, resumeInput, toldEventChange } from '../schema'
import { cancelFollowing, resumeFollowing, updateFollowing } from './commands'
import { followingSchema, changedCountsSchema } from './schema'

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
]
