import { idOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { EventType } from './labels'
import { eventTitle } from './rules'
import type { EventView, StaffEventView } from './schema'

/** The rows among populated ones; what the reader may not see came as a bare id and is left out. */
export const namedOf = (rows: unknown): Named[] =>
  (Array.isArray(rows) ? rows : [rows]).flatMap((row: unknown) => {
    const id = idOf(row)
    const name = row && typeof row === 'object' && 'name' in row ? row.name : undefined
    return id && typeof name === 'string' ? [{ id, name }] : []
  })

/** What of a row its view shows, and whether it is published. */
export type ShownEvent = Pick<Event, keyof EventView | 'published'>

const resultOf = ({ result }: Pick<Event, 'result'>): EventView['result'] =>
  result?.own != null && result.their != null
    ? { own: result.own, their: result.their, scorers: result.scorers ?? '' }
    : null

/** The view of an event with its categories populated; `club` names our side in a match's title. */
export const eventView = (event: ShownEvent, club: string): EventView => {
  const categories = namedOf(event.categories)
  const type = event.type as EventType
  return {
    id: event.id,
    type,
    title: eventTitle(
      { ...event, type },
      club,
      categories.map(({ name }) => name),
    ),
    categories,
    startsAt: event.startsAt,
    endsAt: event.endsAt ?? null,
    meetAt: event.meetAt ?? null,
    place: event.place ?? '',
    opponent: event.opponent ?? '',
    homeAway: event.homeAway ?? null,
    competition: event.competition ?? '',
    round: event.round ?? '',
    result: resultOf(event),
    cancelled: event.cancelled?.at ? { at: event.cancelled.at, reason: event.cancelled.reason ?? '' } : null,
    answerRequired: event.answerRequired ?? null,
    answerUntil: event.answerUntil ?? null,
    note: event.note ?? null,
  }
}

/** The view staff get: all that can be edited, and the stamp an edit must carry. */
export const staffEventView = (event: Event, club: string): StaffEventView => ({
  ...eventView(event, club),
  ownTitle: event.title ?? '',
  answerBy: event.answerBy ?? null,
  trainers: namedOf(event.trainers),
  substitute: namedOf(event.substitute)[0] ?? null,
  content: event.content ?? '',
  internalNote: event.internalNote ?? '',
  series: event.series ?? null,
  published: event.published === true,
  updatedAt: event.updatedAt,
})
