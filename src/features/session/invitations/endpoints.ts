import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { inviteAll } from './commands'
import { invitationsInput, invitationsSchema } from './schema'

/** Invitations of many accounts at once. */
export const invitationCalls = [
  call({
    method: 'POST',
    path: '/users/invitations',
    summary:
      'Sends these members without a password the link to their first one, by e-mail; who was invited within an hour is left out.',
    who: ADMIN,
    body: invitationsInput,
    response: invitationsSchema,
    run: (req, { body }) => inviteAll(req, body.users),
  }),
]
