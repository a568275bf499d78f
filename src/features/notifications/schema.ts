import { z } from 'zod'
import { roleSchema } from '@/features/users/schema'
import {
  idInput,
  keyOf,
  lineInput,
  momentInput,
  operationInput,
  pageSchema,
  pagingQuery,
  textInput,
} from '@/lib/schema'
import { AUDIENCES, CHANNELS, KINDS, WRITTEN_KINDS } from './labels'
import { BODY_MAX, isOwnOrWebAddress, TITLE_MAX } from './rules'

const kind = keyOf(KINDS)
const channel = keyOf(CHANNELS)
const audienceKind = keyOf(AUDIENCES)

/** The content of a notification, for senders and recipients. */
export const contentSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string().nullable(),
  kind,
  urgent: z.boolean(),
})
export type ContentView = z.infer<typeof contentSchema>

const copyCounts = z.object({ sent: z.number(), waiting: z.number(), failed: z.number(), gone: z.number() })
export type CopyCounts = z.infer<typeof copyCounts>

/** A notification for its sender; `scheduledAt` is null for one sent at once, `sentAt` for one not yet sent. */
export const sentSchema = contentSchema.extend({
  audience: audienceKind,
  /** The names of the categories it went to; empty for other audiences. */
  categories: z.array(z.string()),
  channels: z.array(channel),
  scheduledAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  sentBy: z.string(),
  createdAt: z.string(),
  /** Whether it followed from what happened; nobody wrote it. */
  automatic: z.boolean(),
  /** How many copies by each channel were sent, wait or are on their way, failed, or were not sent: there was nowhere to, or no need. */
  copies: z.object({ push: copyCounts, email: copyCounts }),
  counts: z.object({ recipients: z.number(), unreachable: z.number(), seen: z.number() }),
})
export type SentView = z.infer<typeof sentSchema>

/** A page of sent notifications, newest first. */
export const sentPageSchema = z.object({ notifications: z.array(sentSchema), page: pageSchema })
export type SentPage = z.infer<typeof sentPageSchema>

/** A notification in the caller's inbox; `id` is the notification's, `seenAt` null until it was opened. */
export const inboxSchema = contentSchema.extend({
  from: z.string(),
  receivedAt: z.string(),
  seenAt: z.string().nullable(),
})
export type InboxView = z.infer<typeof inboxSchema>

/** How many notifications the caller has not seen. */
export const unseenSchema = z.object({ unseen: z.number() })

/** A page of the caller's inbox, newest first, and how many notifications of the whole inbox are unseen. */
export const inboxPageSchema = unseenSchema.extend({ inbox: z.array(inboxSchema), page: pageSchema })
export type InboxPage = z.infer<typeof inboxPageSchema>

/** How many accounts an audience reaches, and which players nobody reads for, by name. */
export const audienceSchema = z.object({ count: z.number(), unreachable: z.array(z.string()) })
export type AudienceView = z.infer<typeof audienceSchema>

/** The page of a list with a fixed page size. */
export const pageQuery = z.object({ page: pagingQuery.page })
export type PageQuery = z.infer<typeof pageQuery>

/** Whom a notification is for; only the list that belongs to its kind is filled. */
export const audienceInput = z.strictObject({
  kind: audienceKind,
  roles: z.array(roleSchema).max(3).optional(),
  categories: z.array(idInput).max(100).optional(),
  users: z.array(idInput).max(500).optional(),
  event: idInput.optional(),
})

const address = textInput(500)
  .refine((typed) => isOwnOrWebAddress(typed) === true, {
    error: 'Zadajte adresu stránky klubu, napríklad /news, alebo celú adresu https://…',
  })
  .transform((typed) => typed || null)

/** A new notification; `operation` makes a repeated request the same notification. */
export const notificationInput = z.strictObject({
  operation: operationInput,
  title: lineInput(TITLE_MAX, 1),
  body: textInput(BODY_MAX, 1),
  url: address.nullable().optional(),
  kind: z.enum(WRITTEN_KINDS).optional(),
  urgent: z.boolean().optional(),
  audience: audienceInput,
  channels: z.array(channel).max(3).optional(),
  scheduledAt: momentInput.nullable().optional(),
})
export type NotificationInput = z.infer<typeof notificationInput>
