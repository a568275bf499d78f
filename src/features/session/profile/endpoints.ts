import { z } from 'zod'
import { call } from '@/lib/contract'
import { networkOf } from '@/lib/network'
import { EMAIL_SET } from '../labels'
import { messageSchema } from '../schema'
import { changeContact, confirmEmail, renewCalendar } from './commands'
import { confirmEmailInput, contactInput, profileSchema } from './schema'

const profileResponse = z.object({ users: profileSchema })

/** Changes a person makes to their own account. */
export const profileCalls = [
  call({
    method: 'PATCH',
    path: '/users/me',
    summary:
      'Changes the own phone and e-mail; a new e-mail needs the current password, and waits to be confirmed.',
    who: 'signedIn',
    body: contactInput,
    response: profileResponse,
    run: async (req, { body }) => ({ users: await changeContact(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/email/confirm',
    summary: 'Makes a new e-mail the account’s own with the token of the link that was sent to it.',
    who: 'public',
    body: confirmEmailInput,
    response: messageSchema,
    run: async (req, { body }) => {
      await confirmEmail(req, body.token, networkOf(req.headers))
      return { message: EMAIL_SET }
    },
  }),
  call({
    method: 'POST',
    path: '/users/me/calendar',
    summary: 'Gives the own calendar a new secret address; the old one stops working at once.',
    who: 'signedIn',
    response: profileResponse,
    run: async (req) => ({ users: await renewCalendar(req) }),
  }),
  call({
    method: 'POST',
    path: '/users/{id}/calendar',
    summary: 'The same for a child the caller acts for.',
    who: 'signedIn',
    response: profileResponse,
    run: async (req, { params }) => ({ users: await renewCalendar(req, params.id) }),
  }),
]
