import { z } from 'zod'
import { type AnyCall, call } from '@/lib/contract'
import { networkOf } from '@/lib/limits'
import { EMAIL_SET } from '../labels'
import { changeContact, confirmEmail, renewCalendar } from './commands'

const profile = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['admin', 'trainer', 'player']),
  playing: z.boolean(),
  username: z.string(),
  email: z.string(),
  newEmail: z.string(),
  phone: z.string(),
  devices: z.number(),
  calendarUrl: z.string(),
  updatedAt: z.string(),
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      username: z.string(),
      category: z.string().nullable(),
      relation: z.enum(['mother', 'father', 'other']),
      right: z.enum(['full', 'read']),
    }),
  ),
})

const email = z.union([
  z.literal(''),
  z.email({ error: 'Zadajte platný e-mail, napríklad meno@priklad.test.' }),
])

/** Changes a person makes to their own account (product.md §3, "edit own contact"). */
export const profileCalls: AnyCall[] = [
  call({
    method: 'PATCH',
    path: '/users/me',
    summary:
      'Changes the own phone and e-mail; a new e-mail needs the current password, and waits to be confirmed.',
    who: 'signedIn',
    body: z.strictObject({
      phone: z.string().max(24).optional(),
      email: email.optional(),
      currentPassword: z.string().max(256).optional(),
      updatedAt: z.iso.datetime(),
    }),
    response: z.object({ users: profile }),
    run: async (req, { body }) => ({ users: await changeContact(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/email/confirm',
    summary: 'Makes a new e-mail the account’s own with the token of the link that was sent to it.',
    who: 'public',
    body: z.strictObject({ token: z.string().max(100) }),
    response: z.object({ message: z.string() }),
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
    response: z.object({ users: profile }),
    run: async (req) => ({ users: await renewCalendar(req) }),
  }),
]
