import type { Named } from '@/lib/schema'
import type { Delivery, Notification } from '@/payload-types'
import type { AudienceKind } from './labels'
import type { Audience } from './rules'
import type { Recipients } from './audience/queries'
import type { AudienceView, ContentView, CopyCounts, InboxView, SentView } from './schema'

const CONTENT_COLUMNS = {
  title: true,
  body: true,
  url: true,
  kind: true,
  urgent: true,
} as const satisfies Partial<Record<keyof ContentView, true>>

const contentOf = (row: Pick<Notification, 'id' | keyof typeof CONTENT_COLUMNS>): ContentView => ({
  id: row.id,
  title: row.title,
  body: row.body,
  url: row.url ?? null,
  kind: row.kind,
  urgent: row.urgent === true,
})

/** The columns of a sent notification. */
export const SENT_COLUMNS = {
  ...CONTENT_COLUMNS,
  audience: { kind: true },
  channels: true,
  scheduledAt: true,
  sentAt: true,
  signature: true,
  createdAt: true,
  automatic: true,
  counts: { recipients: true, unreachable: true },
} as const

/** A notification's row with the names of the categories it went to. */
export type SentNotification = Pick<Notification, 'id' | Exclude<keyof typeof SENT_COLUMNS, 'audience'>> & {
  audience: Pick<Notification['audience'], 'kind'>
  categories: string[]
}

/** What became of a notification's copies. */
export interface Fate {
  seen: number
  copies: SentView['copies']
}

const NO_COPIES: CopyCounts = { sent: 0, waiting: 0, failed: 0, gone: 0 }

/** The fate of a notification nobody has any delivery of. */
export const noFate = (): Fate => ({ seen: 0, copies: { push: { ...NO_COPIES }, email: { ...NO_COPIES } } })

/** The sender's view of a notification and what became of its copies. */
export const sentView = (row: SentNotification, { seen, copies }: Fate = noFate()): SentView => ({
  ...contentOf(row),
  audience: row.audience.kind,
  categories: row.categories,
  channels: row.channels,
  scheduledAt: row.scheduledAt ?? null,
  sentAt: row.sentAt ?? null,
  sentBy: row.signature ?? '',
  createdAt: row.createdAt,
  automatic: row.automatic === true,
  copies,
  counts: {
    recipients: row.counts?.recipients ?? 0,
    unreachable: row.counts?.unreachable ?? 0,
    seen,
  },
})

/** The columns an inbox shows. */
export const RECEIVED_COLUMNS = { ...CONTENT_COLUMNS, signature: true } as const
export type ReceivedNotification = Pick<Notification, 'id' | keyof typeof RECEIVED_COLUMNS>

/** The inbox view of a delivery and its notification. */
export const inboxView = (
  delivery: Pick<Delivery, 'createdAt' | 'seenAt'>,
  notification: ReceivedNotification,
): InboxView => ({
  ...contentOf(notification),
  from: notification.signature ?? '',
  receivedAt: delivery.createdAt,
  seenAt: delivery.seenAt ?? null,
})

/** How many an audience reaches. */
export const audienceView = ({ recipients, unreachable }: Recipients): AudienceView => ({
  count: recipients.length,
  unreachable,
})

/** What a sender can choose from. */
export interface ComposeChoices {
  audiences: AudienceKind[]
  categories: Named[]
  /** Whether the caller may choose among all people, or among the players of own categories. */
  everybody: boolean
  /** How many invited players each audience of an event names: `event` those who have not answered. */
  events: {
    id: string
    title: string
    startsAt: string
    counts: { event: number; coming: number; nominated: number }
  }[]
}

/** What the form begins with when it was opened to remind of an event; `note` is why nobody needs reminding. */
export interface Reminder {
  /** Whom it is for when it is not about an event. */
  audience?: Audience
  event?: ComposeChoices['events'][number]
  draft?: { title: string; body: string; url: string }
  note?: string
}
