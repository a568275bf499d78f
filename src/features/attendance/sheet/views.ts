import { eventView } from '@/features/events/views'
import type { Event } from '@/payload-types'
import { eventRef } from '../views'
import type { SheetEventView, SheetPlayerView } from './schema'

/** The view of an event with a page of its sheet; `counts` are of the whole event, `club` is our side in a match's title. */
export const sheetEventView = (
  event: Event,
  club: string,
  counts: Pick<SheetEventView, 'squadNamed' | 'unmarked'>,
  players: SheetPlayerView[],
): SheetEventView => ({
  ...eventRef(event, club),
  cancelled: eventView(event, club).cancelled,
  content: event.content ?? '',
  internalNote: event.internalNote ?? '',
  ...counts,
  players,
})
