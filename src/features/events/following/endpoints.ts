import { z } from 'zod'
import { call } from '@/lib/contract'
import { seenInput, textInput } from '@/lib/schema'
import { eventInput, staffEventSchema } from '../schema'
import { cancelFollowing, resumeFollowing, updateFollowing } from './commands'

const STAFF = ['trainer', 'admin'] as const
const counted = z.object({ count: z.number(), skipped: z.number() })

export const followingCalls = [
  call({
    method: 'PATCH',
    path: '/events/{id}/following',
    summary:
      'Changes an event and all of its series that follow; what has begun, has attendance or was changed by itself stays (`kept`), and what the caller may not change (`skipped`).',
    who: STAFF,
    body: z.strictObject({ ...z.object(eventInput).partial().shape, updatedAt: seenInput }),
    response: z.object({
      event: staffEventSchema,
      count: z.number(),
      kept: z.number(),
      skipped: z.number(),
    }),
    run: (req, { params, body: { updatedAt, ...changes } }) =>
      updateFollowing(req, params.id!, updatedAt, changes),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/cancel',
    summary:
      'Calls off an event and all of its series that follow; answers stay, and what the caller may not change (`skipped`).',
    who: STAFF,
    body: z.strictObject({ reason: textInput(200).default('') }),
    response: counted,
    run: (req, { params, body }) => cancelFollowing(req, params.id!, body.reason),
  }),
  call({
    method: 'POST',
    path: '/events/{id}/following/resume',
    summary: 'Takes back what was called off together with an event.',
    who: STAFF,
    response: counted,
    run: (req, { params }) => resumeFollowing(req, params.id!),
  }),
]
