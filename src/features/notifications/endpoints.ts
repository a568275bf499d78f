import { z } from 'zod'
import { call } from '@/lib/contract'
import { idSchema, idInput, momentInput, pageSchema, pagingQuery, textInput } from '@/lib/schema'
import { reachedBy, requireReach } from './audience/queries'
import { markSeen, sendNotification, withdrawNotification } from './commands'
import { inboxPage, unseenCount } from './inbox/queries'
import { sentPage } from './queries'
import { BODY_MAX, isOwnOrWebAddress, TITLE_MAX } from './rules'
import { audienceView } from './views'

const STAFF = ['trainer', 'admin'] as const

const kind = z.enum(['message', 'events', 'changes', 'reminders', 'fees', 'news'])
const channel = z.enum(['inbox', 'push', 'email'])
const audienceKind = z.enum(['categories', 'event', 'users', 'roles', 'all'])

const audience = z.strictObject({
  kind: audienceKind,
  roles: z
    .array(z.enum(['player', 'trainer', 'admin']))
    .max(3)
    .optional(),
  categories: z.array(idInput).max(100).optional(),
  users: z.array(idInput).max(500).optional(),
  event: idInput.optional(),
})

const address = textInput(500).refine((typed) => isOwnOrWebAddress(typed) === true, {
  error: 'Zadajte adresu stránky klubu, napríklad /news, alebo celú adresu https://…',
})

const shown = {
  id: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string().nullable(),
  kind,
  urgent: z.boolean(),
}

const sent = z.object({
  ...shown,
  audience: audienceKind,
  categories: z.array(z.string()),
  channels: z.array(channel),
  scheduledAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  sentBy: z.string(),
  createdAt: z.string(),
  counts: z.object({ recipients: z.number(), unreachable: z.number(), seen: z.number() }),
})

const received = z.object({
  ...shown,
  from: z.string(),
  receivedAt: z.string(),
  seenAt: z.string().nullable(),
})

const unseen = z.object({ unseen: z.number() })
const paging = z.object({ page: pagingQuery.page })

/** Sending (trainers and admins) and the inbox (everybody signed in). */
export const notificationCalls = [
  call({
    method: 'POST',
    path: '/notifications/preview',
    summary: 'How many accounts an audience reaches for the caller, and which players nobody reads for.',
    who: STAFF,
    body: z.strictObject({ audience }),
    response: z.object({ audience: z.object({ count: z.number(), unreachable: z.array(z.string()) }) }),
    run: async (req, { body }) => {
      await requireReach(req, body.audience)
      return { audience: audienceView(await reachedBy(req, body.audience)) }
    },
  }),
  call({
    method: 'POST',
    path: '/notifications',
    summary: 'Sends a notification in the background, now or at its time; an operation is done once.',
    who: STAFF,
    body: z.strictObject({
      operation: z.string().min(8).max(64),
      title: textInput(TITLE_MAX, 1),
      body: textInput(BODY_MAX, 1),
      url: address.nullable().optional(),
      kind: kind.optional(),
      urgent: z.boolean().optional(),
      audience,
      channels: z.array(channel).max(3).optional(),
      scheduledAt: momentInput.nullable().optional(),
    }),
    response: z.object({ notification: sent }),
    run: async (req, { body }) => ({ notification: await sendNotification(req, body) }),
  }),
  call({
    method: 'GET',
    path: '/notifications',
    summary: 'What was sent, newest first, with how many it reached and how many have seen it.',
    who: STAFF,
    query: paging,
    response: z.object({ notifications: z.array(sent), page: pageSchema }),
    run: (req, { query }) => sentPage(req, query),
  }),
  call({
    method: 'DELETE',
    path: '/notifications/{id}',
    summary: 'Takes back a notification that waits for its time.',
    who: STAFF,
    response: idSchema,
    run: (req, { params }) => withdrawNotification(req, params.id!),
  }),
  call({
    method: 'GET',
    path: '/notifications/inbox',
    summary: 'What was addressed to the caller, newest first.',
    who: 'signedIn',
    query: paging,
    response: unseen.extend({ inbox: z.array(received), page: pageSchema }),
    run: (req, { query }) => inboxPage(req, query),
  }),
  call({
    method: 'GET',
    path: '/notifications/unseen',
    summary: 'How many notifications the caller has not seen: the number on the bell.',
    who: 'signedIn',
    response: unseen,
    run: async (req) => ({ unseen: await unseenCount(req) }),
  }),
  call({
    method: 'POST',
    path: '/notifications/{id}/seen',
    summary: 'Marks one notification of the caller as seen.',
    who: 'signedIn',
    response: unseen,
    run: async (req, { params }) => {
      await markSeen(req, params.id!)
      return { unseen: await unseenCount(req) }
    },
  }),
  call({
    method: 'POST',
    path: '/notifications/seen',
    summary: 'Marks everything addressed to the caller as seen.',
    who: 'signedIn',
    response: unseen,
    run: async (req) => {
      await markSeen(req)
      return { unseen: 0 }
    },
  }),
]
