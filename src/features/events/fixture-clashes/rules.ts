import type { WantedColumns } from '../fixture-changes/rules'
import type { KnownEvent } from '../fixture-match/rules'
import { isAtSameTime } from '../venue-conflicts/rules'

/** When a match is; `id` of one of the club. */
interface Span {
  id?: string
  type: number
  startsAt: string
  endsAt?: string | null
}

/** The club's events that are not cancelled, when and where the file leaves them: what it wants of each by its id. */
export const eventsLeft = (
  known: readonly KnownEvent[],
  wanted: ReadonlyMap<string, WantedColumns>,
): KnownEvent[] =>
  known
    .filter(({ isCancelled }) => !isCancelled)
    .map((event) => {
      const { startsAt = event.startsAt, place = event.place } = wanted.get(event.id) ?? {}
      return { ...event, startsAt, place, endsAt: startsAt === event.startsAt ? event.endsAt : null }
    })

/**
 * Says what else a category has at the time of a row: one of these events, or a new match of an earlier row. Undefined when
 * there is nothing.
 */
export function clashFinder(events: readonly KnownEvent[]) {
  const earlier: { number: number; category: string; span: Span }[] = []
  return (number: number, category: string, span: Span): string | undefined => {
    const event = events.find(
      ({ id, categories, ...one }) =>
        id !== span.id && categories.includes(category) && isAtSameTime(one, span),
    )
    const row = earlier.find((one) => one.category === category && isAtSameTime(one.span, span))
    if (span.id === undefined) earlier.push({ number, category, span })
    if (event) return `v\u00a0tomto čase má kategória v\u00a0klube: ${event.title}`
    return row && `v\u00a0tomto čase má kategória aj zápas v\u00a0riadku ${row.number}`
  }
}
