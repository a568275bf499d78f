import { idOf } from '@/lib/reference'
import type { Delivery, Notification } from '@/payload-types'
import type { AudienceKind, Channel, Kind } from './labels'
import type { Reached } from './audience/queries'

/** A notification as its sender sees it. */
export interface SentView {
  id: string
  title: string
  body: string
  url: string | null
  kind: Kind
  urgent: boolean
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

export const sentView = (doc: Notification, seen: number): SentView => ({
  id: doc.id,
  title: doc.title,
  body: doc.body,
  url: doc.url ?? null,
  kind: doc.kind,
  urgent: doc.urgent === true,
  audience: doc.audience.kind,
  categories: (doc.audience.categories ?? []).flatMap((category) =>
    typeof category === 'string' ? [] : [category.name],
  ),
  channels: doc.channels,
  scheduledAt: doc.scheduledAt ?? null,
  sentAt: doc.sentAt ?? null,
  sentBy: doc.signature ?? '',
  createdAt: doc.createdAt,
  counts: {
    recipients: doc.counts?.recipients ?? 0,
    unreachable: doc.counts?.unreachable ?? 0,
    seen,
  },
})

/** One line of a person's inbox; its id is the notification's. */
export interface InboxView {
  id: string
  title: string
  body: string
  url: string | null
  kind: Kind
  urgent: boolean
  from: string
  receivedAt: string
  seenAt: string | null
}

/** The view of a delivery to the caller; undefined when its notification was taken back. */
export const inboxView = (delivery: Delivery): InboxView | undefined => {
  const { notification } = delivery
  if (!idOf(notification) || !notification || typeof notification === 'string') return undefined
  return {
    id: notification.id,
    title: notification.title,
    body: notification.body,
    url: notification.url ?? null,
    kind: notification.kind,
    urgent: notification.urgent === true,
    from: notification.signature ?? '',
    receivedAt: delivery.createdAt,
    seenAt: delivery.seenAt ?? null,
  }
}

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
