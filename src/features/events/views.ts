import { idOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import type { EventType } from './labels'
import { eventTitle } from './rules'

interface Named {
  id: string
  name: string
}

/** How many players answered what, and how many have not. */
export interface AnswerCounts {
  yes: number
  no: number
  maybe: number
  waiting: number
}

/** An event as its reader may see it; what they may not see is null, whatever stands in the row. */
export interface EventView {
  id: string
  type: EventType
  title: string
  categories: Named[]
  startsAt: string
  endsAt: string | null
  meetAt: string | null
  place: string
  opponent: string
  homeAway: 'home' | 'away' | 'neutral' | null
  competition: string
  round: string
  result: { own: number; their: number; scorers: string } | null
  cancelled: { at: string; reason: string } | null
  answerRequired: boolean | null
  answerUntil: string | null
  note: string | null
}

/** An event as staff work with it; `ownTitle` is what was typed, empty when the title is derived. */
export interface StaffEventView extends EventView {
  ownTitle: string
  answerBy: string | null
  trainers: Named[]
  substitute: Named | null
  content: string
  internalNote: string
  series: string | null
  published: boolean
  updatedAt: string
}

/** The rows among populated ones; what the reader may not see came as a bare id and is left out. */
export const namedOf = (rows: unknown): Named[] =>
  (Array.isArray(rows) ? rows : [rows]).flatMap((row: unknown) => {
    const id = idOf(row)
    const name = row && typeof row === 'object' && 'name' in row ? row.name : undefined
    return id && typeof name === 'string' ? [{ id, name }] : []
  })

/** What a view shows of an event, for a query that reads no more. */
export const EVENT_COLUMNS = {
  type: true,
  title: true,
  categories: true,
  startsAt: true,
  endsAt: true,
  meetAt: true,
  place: true,
  opponent: true,
  homeAway: true,
  competition: true,
  round: true,
  result: true,
  cancelled: true,
  answerRequired: true,
  answerUntil: true,
  note: true,
  published: true,
} as const
export type ShownEvent = Pick<Event, 'id' | keyof typeof EVENT_COLUMNS>

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

/** An event in a list; counts for staff only. */
export type ListedEvent = EventView & { counts: AnswerCounts | null }
