import type { ListedEvent } from '@/features/events/schema'

/** An event whose attendance may be recorded, and how far that is. */
export interface SheetChoice {
  event: ListedEvent
  /** Players asked to it. */
  asked: number
  /** Players marked already. */
  recorded: number
}

/** Today's events, and those of the last days, the latest first. */
export interface SheetChoices {
  today: string
  now: SheetChoice[]
  before: SheetChoice[]
}
