import { z } from 'zod'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { idSchema } from '@/lib/schema'
import { recipientsOf, requireRecipients } from './audience/queries'
import { markSeen, sendNotification, withdrawNotification } from './commands'
import { inboxPage, unseenCount } from './inbox/queries'
import { sentPage } from './queries'
import {
  audienceInput,
  audienceSchema,
  inboxPageSchema,
  notificationInput,
  pageQuery,
  sentPageSchema,
  sentSchema,
  unseenSchema,
} from './schema'
import { audienceView } from './views'

/** Sending (trainers and admins) and the inbox (everybody signed in). */
export const notificationCalls = [
  call({
    method: 'POST',
    path: '/notifications/preview',
    summary: 'How many accounts an audience reaches for the caller, and which players nobody reads for.',
    who: STAFF,
    body: z.strictObject({ audience: audienceInput }),
    response: z.object({ audience: audienceSchema }),
    run: async (req, { body }) => {
      await requireRecipients(req, body.audience)
      return { audience: audienceView(await recipientsOf(req, body.audience)) }
    },
  }),
  call({
    method: 'POST',
    path: '/notifications',
    summary:
      'Sends a notification in the background, at once or at its time; a repeated operation is sent once.',
    who: STAFF,
    body: notificationInput,
    response: z.object({ notification: sentSchema }),
    run: async (req, { body }) => ({ notification: await sendNotification(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/notifications',
    summary: 'Sent notifications, newest first, with how many people each reached and how many have seen it.',
    who: STAFF,
    query: pageQuery,
    response: sentPageSchema,
    run: (req, { query }) => sentPage(req, query),
  }),
  call({
    method: 'DELETE',
    path: '/notifications/{id}',
    summary: 'Withdraws a scheduled notification.',
    who: STAFF,
    response: idSchema,
    run: (req, { params }) => withdrawNotification(req, params.id!),
  }),
  call({
    method: 'GET',
    path: '/notifications/inbox',
    summary: 'The inbox of the caller, newest first.',
    who: 'signedIn',
    query: pageQuery,
    response: inboxPageSchema,
    run: (req, { query }) => inboxPage(req, query),
  }),
  call({
    method: 'GET',
    path: '/notifications/unseen',
    summary: 'How many notifications the caller has not seen: the number on the bell.',
    who: 'signedIn',
    response: unseenSchema,
    run: async (req) => ({ unseen: await unseenCount(req) }),
  }),
  call({
    method: 'POST',
    path: '/notifications/{id}/seen',
    summary: 'Marks one notification of the caller as seen.',
    who: 'signedIn',
    response: unseenSchema,
    run: async (req, { params }) => {
      await markSeen(req, params.id!)
      return { unseen: await unseenCount(req) }
    },
  }),
  call({
    method: 'POST',
    path: '/notifications/seen',
    summary: 'Marks the whole inbox of the caller as seen.',
    who: 'signedIn',
    response: unseenSchema,
    run: async (req) => {
      await markSeen(req)
      return { unseen: 0 }
    },
  }),
]
