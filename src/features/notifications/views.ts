import type { Delivery, Notification } from '@/payload-types'
import type { AudienceKind, Channel, Kind } from './labels'
import type { Reached } from './audience/queries'

/** What a notification says, whoever reads it. */
interface ContentView {
  id: string
  title: string
  body: string
  url: string | null
  kind: Kind
  urgent: boolean
}

const CONTENT_COLUMNS = { title: true, body: true, url: true, kind: true, urgent: true } as const

const contentOf = (row: Pick<Notification, 'id' | keyof typeof CONTENT_COLUMNS>): ContentView => ({
  id: row.id,
  title: row.title,
  body: row.body,
  url: row.url ?? null,
  kind: row.kind,
  urgent: row.urgent === true,
})

/** A notification as its sender sees it. */
export interface SentView extends ContentView {
  audience: AudienceKind
  /** The categories written to, by name; for the other kinds empty. */
  categories: string[]
  channels: Channel[]
  scheduledAt: string | null
  sentAt: string | null
  sentBy: string
  createdAt: string
  counts: { recipients: number; unreachable: number; seen: number }
}

/** The columns it is made of. */
export const SENT_COLUMNS = {
  ...CONTENT_COLUMNS,
  audience: { kind: true, categories: true },
  channels: true,
  scheduledAt: true,
  sentAt: true,
  signature: true,
  createdAt: true,
  counts: { recipients: true, unreachable: true },
} as const

/** A stored notification with the names of the categories it was written to. */
export type SentNotification = Pick<Notification, 'id' | Exclude<keyof typeof SENT_COLUMNS, 'audience'>> & {
  audience: Pick<Notification['audience'], 'kind'>
  categories: string[]
}

export const sentView = (row: SentNotification, seen: number): SentView => ({
  ...contentOf(row),
  audience: row.audience.kind,
  categories: row.categories,
  channels: row.channels,
  scheduledAt: row.scheduledAt ?? null,
  sentAt: row.sentAt ?? null,
  sentBy: row.signature ?? '',
  createdAt: row.createdAt,
  counts: {
    recipients: row.counts?.recipients ?? 0,
    unreachable: row.counts?.unreachable ?? 0,
    seen,
  },
})

/** One line of a person's inbox; its id is the notification's. */
export interface InboxView extends ContentView {
  from: string
  receivedAt: string
  seenAt: string | null
}

/** The columns of the notification behind it. */
export const RECEIVED_COLUMNS = { ...CONTENT_COLUMNS, signature: true } as const
export type ReceivedNotification = Pick<Notification, 'id' | keyof typeof RECEIVED_COLUMNS>

/** The view of a delivery to the caller, with the notification it brought. */
export const inboxView = (
  delivery: Pick<Delivery, 'createdAt' | 'seenAt'>,
  notification: ReceivedNotification,
): InboxView => ({
  ...contentOf(notification),
  from: notification.signature ?? '',
  receivedAt: delivery.createdAt,
  seenAt: delivery.seenAt ?? null,
})

/** How many accounts an audience reaches, and which players nobody reads for. */
export interface AudienceView {
  count: number
  unreachable: string[]
}

export const audienceView = ({ recipients, unreachable }: Reached): AudienceView => ({
  count: recipients.length,
  unreachable,
})

/** What a sender can choose from. */
export interface ComposeOptions {
  audiences: AudienceKind[]
  categories: { id: string; name: string }[]
  /** Whether the caller may write to everybody, or to players of own categories. */
  everybody: boolean
  events: { id: string; title: string; startsAt: string; waiting: number }[]
}

/** What the compose screen begins with when it was opened to remind of one event; a note when nobody is to be reminded. */
export interface Reminder {
  event?: ComposeOptions['events'][number]
  draft?: { title: string; body: string; url: string }
  note?: string
}

interface Paged {
  page: { number: number; size: number; total: number }
}
export type InboxPage = Paged & { inbox: InboxView[]; unseen: number }
export type SentPage = Paged & { notifications: SentView[] }
