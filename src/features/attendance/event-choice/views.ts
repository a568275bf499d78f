import type { ListedEvent } from '@/features/events/schema'

/** An event whose attendance may be recorded: how many players are invited, and how many are recorded. */
export interface EventToRecord {
  event: ListedEvent
  invited: number
  recorded: number
}

/** Events to choose from: today's by their start, earlier ones the latest first. */
export interface EventsToRecord {
  today: string
  ofToday: EventToRecord[]
  earlier: EventToRecord[]
}
