import type { Channel, Kind } from '../labels'
import { type Audience, shortened, TITLE_MAX, BODY_MAX } from '../rules'

/** A message that follows from what happened. */
export interface Announcement {
  kind: Kind
  title: string
  body: string
  /** A page of this site; null without one. */
  url: string | null
  urgent: boolean
  /** The event it is about, when it is about one. */
  event?: string
  /** All the events of which it says what they are now, by id: they decide when it is told and what it replaces. */
  events?: readonly string[]
  audience: Audience
  /** The inbox with both copies when left out. */
  channels?: readonly Channel[]
  /** Who acted; null when nobody did. */
  by: string | null
}

/** The same, no longer than what is stored. */
export const fitted = (announcement: Announcement): Announcement => ({
  ...announcement,
  title: shortened(announcement.title, TITLE_MAX),
  body: shortened(announcement.body, BODY_MAX),
})
