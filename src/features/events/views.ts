import { allNamed, namedOf } from '@/lib/reference'
import { viewOf } from '@/lib/view'
import type { Event } from '@/payload-types'
import type { EventType } from './labels'
import { eventTitle } from './rules'
import { eventSchema, type EventView, staffEventSchema, type StaffEventView } from './schema'

/** The columns of a row that its view needs, and `published`. */
export type EventViewRow = Pick<Event, keyof EventView | 'published'>

const resultOf = ({ result }: Pick<Event, 'result'>): EventView['result'] =>
  result?.own != null && result.their != null
    ? { own: result.own, their: result.their, scorers: result.scorers ?? '' }
    : null

const originOf = ({ movedFrom }: Pick<Event, 'movedFrom'>): EventView['movedFrom'] =>
  movedFrom?.startsAt || movedFrom?.place
    ? { startsAt: movedFrom.startsAt ?? null, place: movedFrom.place ?? null }
    : null

/** The view of an event whose categories are populated; `club` is our side's name in a match's title. */
export const eventView = (event: EventViewRow, club: string): EventView => {
  const categories = allNamed(event.categories)
  const type = event.type as EventType
  return viewOf(eventSchema, event, {
    type,
    title: eventTitle(
      { ...event, type },
      club,
      categories.map(({ name }) => name),
    ),
    categories,
    result: resultOf(event),
    movedFrom: originOf(event),
    cancelled: event.cancelled?.at ? { at: event.cancelled.at, reason: event.cancelled.reason ?? '' } : null,
  })
}

/** The view for staff: everything that can be edited, and the `updatedAt` an edit must send back. */
export const staffEventView = (event: Event, club: string): StaffEventView =>
  viewOf(staffEventSchema, event, {
    ...eventView(event, club),
    ownTitle: event.title ?? '',
    trainers: allNamed(event.trainers),
    substitute: namedOf(event.substitute),
  })
