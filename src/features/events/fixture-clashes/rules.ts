import type { KnownEvent } from '../fixture-match/rules'
import { isAtSameTime } from '../venue-conflicts/rules'

/** When a match is; `id` of one of the club. */
interface Span {
  id?: string
  type: number
  startsAt: string
  endsAt?: string | null
}

/**
 * Says what else a category has at the time of a row: an event of the club as the file leaves it (`starts` by id), or a new
 * match of an earlier row. Undefined when there is nothing.
 */
export function clashFinder(known: readonly KnownEvent[], starts: ReadonlyMap<string, string>) {
  const events = known
    .filter(({ isCancelled }) => !isCancelled)
    .map((event) => {
      const startsAt = starts.get(event.id) ?? event.startsAt
      return startsAt === event.startsAt ? event : { ...event, startsAt, endsAt: null }
    })
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
