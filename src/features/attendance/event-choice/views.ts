import type { ListedEvent } from '@/features/events/schema'

/** An event whose attendance may be recorded: how many players are invited, and how many are recorded. */
export interface EventToRecord {
  event: ListedEvent
  invited: number
  recorded: number
  /** Whether it is on: from an hour before the start until the end. */
  onNow: boolean
}

/** Events to choose from: today's by their start, first those that are on; earlier ones the latest first. */
export interface EventsToRecord {
  today: string
  /** The only event of a category the caller trains that is on. */
  current?: string
  ofToday: EventToRecord[]
  earlier: EventToRecord[]
  /** Ids of tomorrow's events. */
  tomorrow: string[]
}
