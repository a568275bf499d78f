import type { PayloadRequest } from 'payload'
import type { Kind } from '../labels'

/** One thing a copy tells: a notification as its recipient reads it. */
export interface CopyItem {
  notification: string
  title: string
  body: string
  /** A page of this site, or an http(s) address; null without one. */
  url: string | null
  kind: Kind
  /** The event it is about, for the answer links of a mail; null when it is about none. */
  event: string | null
  /** Where that event is. */
  place?: string | null
  /** Who wrote it, or the club; missing where nobody is named. */
  from?: string
}

/** One push or one mail to one person; several items when several were due together. */
export interface Copy {
  /** Stays the same over all tries. */
  id: string
  user: { id: string; name: string; email: string | null }
  items: readonly CopyItem[]
  urgent: boolean
  /** Copies with the same tag replace each other on a device: what is new of one event; every other is alone. */
  tag: string
}

/**
 * What became of a copy. `later` was tried and is tried again; `busy` was not begun, because others are in its way;
 * `gone` has no address (any more); `refused` is not tried again.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'later' | 'busy'; reason: string; afterMs?: number }
  | { state: 'gone' | 'refused'; reason: string }

/** One way a copy reaches a person. `send` does not throw for a failure of the other side. */
export interface Channel {
  send(req: PayloadRequest, copy: Copy): Promise<Outcome>
}
