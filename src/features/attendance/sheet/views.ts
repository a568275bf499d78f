import type { ListedEvent } from '@/features/events/schema'
import { eventView } from '@/features/events/views'
import type { Event } from '@/payload-types'
import { eventRef } from '../views'
import type { SheetEventView, SheetPlayerView } from './schema'

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

/** What of a sheet no page of it shows by itself. */
export type WholeSheet = Pick<SheetEventView, 'squadNamed' | 'unmarked'>

/** The view of an event with its sheet. */
export const sheetEventView = (
  event: Event,
  club: string,
  whole: WholeSheet,
  players: SheetPlayerView[],
): SheetEventView => ({
  ...eventRef(event, club),
  cancelled: eventView(event, club).cancelled,
  content: event.content ?? '',
  internalNote: event.internalNote ?? '',
  squadNamed: whole.squadNamed,
  unmarked: whole.unmarked,
  players,
})
