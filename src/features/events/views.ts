import { idOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import { viewOf } from '@/lib/view'
import type { Event } from '@/payload-types'
import type { EventType } from './labels'
import { eventTitle } from './rules'
import { eventSchema, type EventView, staffEventSchema, type StaffEventView } from './schema'

/** The populated rows of a relationship; a row the caller may not read is a bare id and is left out. */
export const namedOf = (rows: unknown): Named[] =>
  (Array.isArray(rows) ? rows : [rows]).flatMap((row: unknown) => {
    const id = idOf(row)
    const name = row && typeof row === 'object' && 'name' in row ? row.name : undefined
    return id && typeof name === 'string' ? [{ id, name }] : []
  })

/** The columns of a row that its view needs, and `published`. */
export type EventViewRow = Pick<Event, keyof EventView | 'published'>

const resultOf = ({ result }: Pick<Event, 'result'>): EventView['result'] =>
  result?.own != null && result.their != null
    ? { own: result.own, their: result.their, scorers: result.scorers ?? '' }
    : null

/** The view of an event whose categories are populated; `club` is our side's name in a match's title. */
export const eventView = (event: EventViewRow, club: string): EventView => {
  const categories = namedOf(event.categories)
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
    cancelled: event.cancelled?.at ? { at: event.cancelled.at, reason: event.cancelled.reason ?? '' } : null,
  })
}

/** The view for staff: everything that can be edited, and the `updatedAt` an edit must send back. */
export const staffEventView = (event: Event, club: string): StaffEventView =>
  viewOf(staffEventSchema, event, {
    ...eventView(event, club),
    ownTitle: event.title ?? '',
    trainers: namedOf(event.trainers),
    substitute: namedOf(event.substitute)[0] ?? null,
  })
